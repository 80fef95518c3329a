// Values at i = 7, j = 3, d = 32 are NumPy's: the angle is 7 / 10000^(6/32) = 1.24479559.
#include "closed_book/entries.h"

#include <cmath>
#include <iterator>
#include <sstream>

#include "../fixtures.h"
#include "closed_book/entry_forms.h"

namespace poslab {

namespace {

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

EntryReport sineOf(const std::string& program) { return *checkEntries({.sine = words(program)}).sine; }
EntryReport cosineOf(const std::string& program) { return *checkEntries({.cosine = words(program)}).cosine; }

// sin and cos of one angle.
EntriesReport bothOf(const std::string& angle) {
  return checkEntries({.sine = words(angle + " sin"), .cosine = words(angle + " cos")});
}

struct FormValue {
  const char* name;
  double sine, cosine;
};

}  // namespace

TEST(CheckEntries, TakesEveryEquivalentAngle) {
  for (const char* angle : {"i 10000 2 j * d / ^ /", "i 10000 2 neg j * d / ^ *", "i 2 neg j * 10000 ln * d / exp *",
                            "i 100 4 j * d / ^ /", "i 10 8 j * d / ^ /", "i 10000 1 d / ^ 2 j * ^ /",
                            "i 1 10000 / j d 2 / / ^ *", "i 10000 c 2 / floor 2 * d / ^ /"}) {
    const EntriesReport report = bothOf(angle);
    EXPECT_TRUE(report.sine->holds && report.cosine->holds) << angle;
    EXPECT_LE(report.sine->residual, 1e-12) << angle;
    EXPECT_EQ(report.sine->form + report.cosine->form, "") << angle;
    EXPECT_TRUE(report.theory->turns && report.theory->onCircle) << angle;
  }
}

TEST(CheckEntries, TakesOtherFunctionsOfTheSameValue) {
  const std::string angle = "i 10000 2 j * d / ^ / ";
  EXPECT_TRUE(sineOf("pi 2 / " + angle + "- cos").holds);
  EXPECT_TRUE(cosineOf("pi 2 / " + angle + "- sin").holds);
  EXPECT_TRUE(cosineOf(angle + "pi 2 / + sin").holds);
  EXPECT_TRUE(sineOf("2 " + angle + "2 / sin * " + angle + "2 / cos *").holds);
  EXPECT_TRUE(sineOf("i 10000 c d / ^ / sin").holds);
  EXPECT_TRUE(cosineOf("i 10000 c 1 - d / ^ / cos").holds);
}

TEST(CheckEntries, KnowsTheWrongFormsByTheirValues) {
  const std::vector<FormValue> expected = {
      {"rawColumn", 0.219556091, 0.992262419},         {"twoMissing", 0.188581107, -0.982057618},
      {"exchanged", 0.320256978, 0.947330707},         {"bothSine", 0.947330707, 0.947330707},
      {"positionFromOne", 0.989042481, 0.1476312},     {"pairFromOne", 0.644217687, 0.764842187},
      {"base1000", 0.940703743, -0.339229226},         {"base100000", 0.723146713, 0.690694456},
      {"multiplied", 0.995586698, -0.0938462919},      {"degrees", 0.0217240724, 0.999764004},
      {"extraTwoPi", 0.999465393, 0.0326944636},       {"oneFewerPair", 0.895442962, 0.44517626},
      {"lettersExchanged", 0.0533230805, 0.998577313}, {"bracketSlip", 0, 1},
      {"quotientRaised", 0.253336101, 0.967378323},    {"minusSine", -0.947330707, 0.320256978},
      {"noPower", 0.656986599, 0.753902254},           {"widthMissing", 0, 1},
      {"noQuotient", 0.966826557, 0.255433767}};
  for (const auto& [name, sine, cosine] : expected) {
    bool found = false;
    for (const EntryForm& form : entryForms()) {
      if (std::string(form.name) != name || found) continue;
      found = true;
      EXPECT_NEAR(form.sine(7, 3, 32), sine, 1e-8) << name;
      EXPECT_NEAR(form.cosine(7, 3, 32), cosine, 1e-8) << name;
    }
    EXPECT_TRUE(found) << name;
  }
}

TEST(CheckEntries, NamesWrongAngles) {
  const std::vector<std::pair<const char*, const char*>> forms = {
      {"exponentDoubled", "i 10000 4 j * d / ^ /"},
      {"rawColumn", "i 10000 2 c * d / ^ /"},
      {"twoMissing", "i 10000 j d / ^ /"},
      {"positionFromOne", "i 1 + 10000 2 j * d / ^ /"},
      {"pairFromOne", "i 10000 2 j 1 + * d / ^ /"},
      {"twoMissing", "i 100 2 j * d / ^ /"},
      {"base1000", "i 1000 2 j * d / ^ /"},
      {"base100000", "i 100000 2 j * d / ^ /"},
      {"multiplied", "i 10000 2 j * d / ^ *"},
      {"multiplied", "i 10000 2 neg j * d / ^ /"},
      {"degrees", "i 10000 2 j * d / ^ / pi * 180 /"},
      {"extraTwoPi", "2 pi * i * 10000 2 j * d / ^ /"},
      {"oneFewerPair", "i 10000 j d 2 / 1 - / ^ /"},
      {"lettersExchanged", "j 10000 2 i * d / ^ /"},
      {"bracketSlip", "i 10000 2 j * ^ d / /"},
      {"bracketSlip", "i 10000 2 j * ^ / d /"},
      {"bracketSlip", "i 10000 2 ^ / j * d /"},
      {"quotientRaised", "i 10000 / 2 j * d / ^"},
      {"noPower", "i 10000 2 j * d / floor ^ /"},
      {"widthMissing", "i 10000 2 j * ^ /"},
      {"pairMissing", "i 10000 2 d / ^ /"},
      {"noQuotient", "2 i * j * d /"},
      {"timesInsteadOfPower", "i 10000 2 j * * d / /"},
      {"tenLog", "i 2 neg j * 10000 log10 * d / exp *"},
      {"logMissing", "i 2 neg j * d / exp *"},
  };
  for (const auto& [name, angle] : forms) {
    const EntriesReport report = bothOf(angle);
    EXPECT_EQ(report.sine->form, name) << angle;
    EXPECT_EQ(report.cosine->form, name) << angle;
    EXPECT_FALSE(report.sine->holds || report.cosine->holds) << angle;
  }
}

TEST(CheckEntries, NamesWhatIsWrongInOneColumnByTheOther) {
  const std::string angle = "i 10000 2 j * d / ^ / ";
  const auto sine = words(angle + "sin"), cosine = words(angle + "cos");
  EXPECT_EQ(checkEntries({.sine = sine, .cosine = sine}).cosine->form, "bothSine");
  EXPECT_EQ(checkEntries({.sine = cosine, .cosine = cosine}).sine->form, "bothCosine");
  const EntriesReport exchanged = checkEntries({.sine = cosine, .cosine = sine});
  EXPECT_EQ(exchanged.sine->form, "exchanged");
  EXPECT_EQ(exchanged.cosine->form, "exchanged");
  EXPECT_EQ(checkEntries({.sine = words(angle + "sin neg"), .cosine = cosine}).sine->form, "minusSine");
  EXPECT_EQ(cosineOf(angle + "cos neg").form, "minusCosine");
  EXPECT_EQ(cosineOf("i 10000 2 j * 1 + d / ^ / cos").form, "ownExponent");
  EXPECT_EQ(sineOf(angle).form, "angleOnly");
  EXPECT_EQ(sineOf("i 3 *").form, "");
}

TEST(CheckEntries, NoTwoFormsAreTheSame) {
  for (const EntryForm& a : entryForms()) {
    for (const EntryForm& b : entryForms()) {
      if (&a == &b) continue;
      double distance = 0;
      for (const double i : {1, 7, 100}) {
        for (const double j : {0, 1, 3, 8}) {
          distance = std::max({distance, std::fabs(a.sine(i, j, 32) - b.sine(i, j, 32)),
                               std::fabs(a.cosine(i, j, 32) - b.cosine(i, j, 32))});
        }
      }
      EXPECT_GT(distance, 0.05) << a.name << " " << b.name;
    }
  }
}

TEST(CheckEntries, SaysWhereAndByHowMuch) {
  // sin(0) = 0 everywhere: the worst point is where the table's entry is nearest to 1 or -1.
  const EntryReport report = sineOf("0");
  EXPECT_EQ(report.worst.given, 0);
  EXPECT_DOUBLE_EQ(std::fabs(report.worst.expected), report.residual);
  const EntryPoint& at = report.worst;
  EXPECT_NEAR(std::sin(at.position / std::pow(10000, 2 * at.pair / at.width)), at.expected, 1e-12);
  EXPECT_GT(report.residual, 0.999);
}

TEST(CheckEntries, AValueThatIsNoneIsWrongThere) {
  const EntryReport report = sineOf("1 j /");  // no value at j = 0
  EXPECT_FALSE(report.holds);
  EXPECT_GT(report.undefined, 0);
  EXPECT_EQ(report.worst.pair, 0);
  EXPECT_FALSE(std::isfinite(report.worst.given));
  EXPECT_FALSE(checkEntries({.sine = words("1 j /")}).theory);
  EXPECT_EQ(sineOf("1 neg sqrt").undefined, 4000);
  EXPECT_EQ(sineOf("10 400 ^").undefined, 4000);
}

TEST(CheckEntries, ACosineOfItsOwnExponentDoesNotTurn) {
  const EntriesReport report =
      checkEntries({.sine = words("i 10000 2 j * d / ^ / sin"), .cosine = words("i 10000 2 j * 1 + d / ^ / cos")});
  EXPECT_FALSE(report.theory->turns);
  EXPECT_GT(report.theory->turnResidual, 0.5);
  EXPECT_FALSE(report.theory->onCircle);
  EXPECT_LE(report.theory->turnOffset, 16);
  EXPECT_LT(report.theory->turnPosition + report.theory->turnOffset, 60);
}

TEST(CheckEntries, ComparesColumns) {
  const auto columns = [](const char* sine, const char* cosine) {
    return *checkEntries({.sineColumn = words(sine), .cosineColumn = words(cosine)}).columns;
  };
  EXPECT_TRUE(columns("2 j *", "2 j * 1 +").holds);
  EXPECT_EQ(columns("j", "j d 2 / +").form, "sinesFirst");
  EXPECT_EQ(columns("2 j * 1 +", "2 j * 2 +").form, "columnFromOne");
  EXPECT_EQ(columns("2 j * 1 +", "2 j *").form, "cosineFirst");
  EXPECT_EQ(columns("j", "j 1 +").form, "pairAsColumn");
  EXPECT_EQ(columns("2 j *", "2 j *").form, "oneColumn");
  EXPECT_EQ(columns("1 j /", "3").form, "");
}

TEST(CheckEntries, RefusesWhatIsNoProgram) {
  expectError([] { checkEntries({.sine = words("i k *")}); }, "unknown-value", "sine[1]");
  expectError([] { checkEntries({.sine = words("i 0x10 *")}); }, "unknown-value", "sine[1]");
  expectError([] { checkEntries({.sine = words("inf")}); }, "unknown-value", "sine[0]");
  expectError([] { checkEntries({.sine = words("1e400")}); }, "not-finite", "sine[0]");
  expectError([] { checkEntries({.sine = words("i *")}); }, "wrong-shape", "sine[1]");
  expectError([] { checkEntries({.cosine = words("i j")}); }, "wrong-shape", "cosine");
  expectError([] { checkEntries({.cosine = words("")}); }, "wrong-shape", "cosine");
  expectError([] { checkEntries({.cosine = std::vector<std::string>(401, "1")}); }, "wrong-shape", "cosine");
  expectError([] { checkEntries({.cosine = std::vector<std::string>(65, "1")}); }, "wrong-shape", "cosine[64]");
  expectError([] { checkEntries({.sineColumn = words("j")}); }, "missing", "cosineColumn");
  expectError([] { checkEntries({.sineColumn = words("i"), .cosineColumn = words("j")}); }, "unknown-value",
              "sineColumn[0]");
}

}  // namespace poslab
