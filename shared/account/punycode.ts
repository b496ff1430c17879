const BASE = 36;
const FIRST = 1;
const LAST = 26;
const SKEW = 38;
const DAMP = 700;
const START = 128;
const START_BIAS = 72;

/** One label of a host without its `xn--` (RFC 3492); null if it cannot be read. */
export function fromPunycode(label: string): string | null {
  const basic = Math.max(0, label.lastIndexOf('-'));
  const letters = [...label.slice(0, basic)];
  let code = START;
  let bias = START_BIAS;
  let at = 0;
  for (let from = basic === 0 ? 0 : basic + 1; from < label.length; ) {
    const before = at;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(from));
      from += 1;
      if (digit === null) return null;
      at += digit * weight;
      const most = Math.min(LAST, Math.max(FIRST, step - bias));
      if (digit < most) break;
      weight *= BASE - most;
    }
    const count = letters.length + 1;
    bias = adapted(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return null;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

function digitOf(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : null;
}

function adapted(difference: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(difference / DAMP) : difference >> 1;
  delta += Math.floor(delta / count);
  let step = 0;
  for (; delta > ((BASE - FIRST) * LAST) >> 1; step += BASE) delta = Math.floor(delta / (BASE - FIRST));
  return step + Math.floor((BASE * delta) / (delta + SKEW));
}
