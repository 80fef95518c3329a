/** The parts that scripts are put together from: each a piece of Python that stands by itself. */
export interface Heading {
  readonly title: string;
  /** The conditions, one line each. */
  readonly lines: readonly string[];
  readonly version: string;
  /** Of the page that shows these numbers; absent when it is not known. */
  readonly address?: string;
}

/** Nothing that was typed may end a comment's line. */
const oneLine = (line: string): string => line.replace(/\s+/g, ' ');

export function heading({ title, lines, version, address }: Heading): string {
  const all = [
    title,
    '',
    ...lines,
    `Made by Position Lab ${version}. Needs PyTorch 1.13 or newer and nothing else.`,
    ...(address === undefined ? [] : [`The same settings in the browser: ${address}`]),
  ];
  return all.map((line) => `# ${oneLine(line)}`.trimEnd()).join('\n');
}

export const importing = `import torch
import torch.nn.functional as F

torch.set_default_dtype(torch.float64)`;

export const checking = `ATOL = 1e-6  # the largest difference allowed


def check(name, computed, expected, atol=None):
    """Prints how far the computed numbers are from those on the screen; fails beyond the tolerance."""
    computed = torch.as_tensor(computed, dtype=torch.float64)
    expected = torch.as_tensor(expected, dtype=torch.float64)
    distance = (computed - expected).abs().max().item() if expected.numel() > 0 else 0.0
    print(f"{name}: largest difference {distance:.1e}")
    torch.testing.assert_close(computed, expected, rtol=0, atol=ATOL if atol is None else atol)


def largest(a, b):
    """The largest |difference| of two tensors."""
    return (a - b).abs().max().item() if a.numel() > 0 else 0.0`;

const mixing = `STEP = -7046029254386353131  # 0x9e3779b97f4a7c15 as a signed integer


def uniforms(count, seed):
    """splitmix64, the generator of the lab: numbers in [0, 1). Integers of 64 bits wrap around, as they should."""
    z = seed + STEP * torch.arange(1, count + 1)
    z = (z ^ ((z >> 30) & (2**34 - 1))) * -4658895280553007687
    z = (z ^ ((z >> 27) & (2**37 - 1))) * -7723592293110705685
    z = z ^ ((z >> 31) & (2**33 - 1))
    return ((z >> 11) & (2**53 - 1)).double() * 2.0**-53`;

const boxMuller = `def normals(rows, cols, seed, std=1.0):
    """Box-Muller, from two uniform numbers each."""
    u = uniforms(2 * rows * cols, seed).reshape(-1, 2)
    drawn = torch.sqrt(-2 * torch.log(1 - u[:, 0])) * torch.cos(2 * torch.pi * u[:, 1])
    return (std * drawn).reshape(rows, cols)`;

export const drawing = { uniforms: mixing, normals: `${mixing}\n\n\n${boxMuller}` };

/** A float32 run takes its angles in float32, and their sines in float64, rounded once, as the engine does. */
export const sinusoids = `def sinusoidal_table(rows, width, base=10000.0):
    """D2L's table: sines in the even columns, cosines in the odd ones; an odd width ends in a sine."""
    angles = torch.arange(rows).reshape(-1, 1) / base ** (torch.arange(0, width, 2) / width)
    table = torch.zeros(rows, width)
    table[:, 0::2] = torch.sin(angles)
    table[:, 1::2] = torch.cos(angles[:, : width // 2])
    return table`;

export const sinusoids32 = `def sinusoidal_table32(rows, width, base=10000.0):
    """The same with float32 exponents, divisors and angles, as D2L computes it; power, sine and cosine are rounded once."""
    exponents = torch.arange(0, width, 2).float() / width
    angles = torch.arange(rows).float().reshape(-1, 1) / (base ** exponents.double()).float()
    table = torch.zeros(rows, width, dtype=torch.float32)
    table[:, 0::2] = torch.sin(angles.double()).float()
    table[:, 1::2] = torch.cos(angles[:, : width // 2].double()).float()
    return table`;

const rotating = (angles: string): string => `def rotate(x, positions, base=10000.0):
    """RoPE: each pair (2j, 2j + 1) turns by position / base^(2j / width)."""
    width = x.shape[-1]
${angles}
    cos, sin = torch.cos(angles).to(x), torch.sin(angles).to(x)
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)`;

export const rotary = rotating('    angles = positions.reshape(-1, 1) / base ** (torch.arange(0, width, 2) / width)');

/** Exponents, divisors and angles in the precision of x; power, cosine and sine are rounded once. */
export const rotary32 = rotating(`    divisors = base ** (torch.arange(0, width, 2).to(x) / width).double()
    angles = (positions.reshape(-1, 1).to(x) / divisors.to(x)).double()`);

export const slopes = `def alibi_slopes(heads):
    """Press 2022: powers of two; else those of the power below, then every second one of the power above."""
    power = 1 << (heads.bit_length() - 1)
    own = [2 ** (-8 * (k + 1) / power) for k in range(power)]
    return torch.tensor(own + [2 ** (-4 * (2 * k + 1) / power) for k in range(heads - power)])`;

export const t5Buckets = `def t5_bucket(offsets, buckets=32, max_distance=128):
    """Raffel 2020, bidirectional; offset = key position - query position."""
    half, exact = buckets // 2, buckets // 4
    distance = offsets.abs()
    steps = torch.log(distance.clamp(min=1) / exact) / torch.log(torch.tensor(max_distance / exact)) * (half - exact)
    # At a power of two the logarithm may end just below a whole number.
    far = (exact + torch.floor(torch.round(steps * 1e9) / 1e9).long()).clamp(max=half - 1)
    return (offsets > 0).long() * half + torch.where(distance < exact, distance, far)`;

/** What ends every script. */
export const ending = 'print("All numbers agree.")';

export const section = (title: string): string => `# ---- ${title} ${'-'.repeat(Math.max(4, 110 - title.length))}`;

/** Two empty lines around what begins with def or a section, one elsewhere. */
export function joined(parts: readonly (string | false | null | undefined)[]): string {
  const kept = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  return `${kept.reduce((all, part, at) => all + gap(kept[at - 1] ?? '', part) + part)}\n`;
}

const isWide = (part: string): boolean => /^(def |class |# ---- |STEP)/.test(part);
const gap = (before: string, part: string): string =>
  isWide(part) || /^(def |class |STEP|ATOL)/.test(before) ? '\n\n\n' : '\n\n';
