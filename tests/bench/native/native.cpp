// The native side of `npm run bench`: the engine's kernel and attention as one would write it with Eigen, on the
// numbers of a file and in turn. Usage: bench_native n width heads milliseconds input output. Prints milliseconds per
// call of kernel and Eigen; writes both outputs to `output`. All files hold float32.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <vector>

#include "layer_run.h"

namespace {

using poslab::Index;
using Mat = poslab::MatrixOf<float>;

// As a textbook has it: whole matrices, head by head.
class EigenRun {
 public:
  EigenRun(Index n, Index width, Index heads, const float* numbers)
      : heads_(heads), X_(Eigen::Map<const Mat>(numbers, n, width)) {
    numbers += n * width;
    for (Mat* weights : {&Wq_, &Wk_, &Wv_, &Wo_}) {
      *weights = Eigen::Map<const Mat>(numbers, width, width);
      numbers += width * width;
    }
  }

  const Mat& operator()() {
    const Index width = X_.cols() / heads_;
    const Mat queries = X_ * Wq_, keys = X_ * Wk_, values = X_ * Wv_;
    Mat joined(X_.rows(), X_.cols());
    for (Index first = 0; first < X_.cols(); first += width) {
      Mat scores = queries.middleCols(first, width) * keys.middleCols(first, width).transpose();
      scores /= std::sqrt(static_cast<float>(width));
      // Step by step: as one expression, Eigen would take the exponentials one at a time.
      const Eigen::VectorXf largest = scores.rowwise().maxCoeff();
      scores.colwise() -= largest;
      scores = scores.array().exp();
      const Eigen::VectorXf sums = scores.rowwise().sum();
      scores.array().colwise() /= sums.array();
      joined.middleCols(first, width).noalias() = scores * values.middleCols(first, width);
    }
    output_.noalias() = joined * Wo_;
    return output_;
  }

 private:
  Index heads_;
  Mat X_, Wq_, Wk_, Wv_, Wo_, output_;
};

// Milliseconds per call: the median of ten batches.
template <typename Run>
double timeOf(Run& run, double milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto batch = [&run](int calls) {
    const auto begin = Clock::now();
    for (int call = 0; call < calls; ++call) run();
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count() / calls;
  };
  run();
  const int calls = std::max(1, static_cast<int>(milliseconds / 10 / batch(1)));
  std::vector<double> times;
  for (int k = 0; k < 10 && (k < 2 || times.back() * calls * k < milliseconds); ++k) times.push_back(batch(calls));
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

}  // namespace

int main(int count, char** words) {
  if (count != 7) {
    std::cerr << "usage: bench_native n width heads milliseconds input output\n";
    return 2;
  }
  const Index n = std::atoi(words[1]), width = std::atoi(words[2]), heads = std::atoi(words[3]);
  const double milliseconds = std::atof(words[4]);
  std::vector<float> numbers(n * width + 4 * width * width);
  const auto bytes = static_cast<std::streamsize>(numbers.size() * sizeof(float));
  std::ifstream input(words[5], std::ios::binary);
  if (!input.read(reinterpret_cast<char*>(numbers.data()), bytes)) {
    std::cerr << words[5] << " does not hold " << bytes << " bytes\n";
    return 1;
  }
  poslab::bench::LayerRun kernel(n, width, heads, numbers.data());
  EigenRun eigen(n, width, heads, numbers.data());
  std::cout << timeOf(kernel, milliseconds) << ' ' << timeOf(eigen, milliseconds) << '\n';

  std::ofstream output(words[6], std::ios::binary);
  for (const Mat* matrix : {&kernel(), &eigen()}) {
    output.write(reinterpret_cast<const char*>(matrix->data()),
                 static_cast<std::streamsize>(matrix->size() * static_cast<Index>(sizeof(float))));
  }
  return output ? 0 : 1;
}
