const MAX_DECIMALS = 30;

/** One of the parts of a format code between its semicolons. */
export interface Section {
  /** The section without colours, conditions and fill characters; literals are marked by \ue000 before each character. */
  readonly pattern: string;
  /** The section without its literals. */
  readonly plain: string;
  readonly literals: string;
  /** Which numbers it is for, where the code says so, as `[<=9999999]` does. */
  readonly condition: Condition | undefined;
}

/** A test that a number passes or does not. */
export type Condition = (value: number) => boolean;

const CONDITION = /^(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)$/;

const LITERAL = '\ue000';

/** Splits a code at its semicolons and turns quotes, escapes and currency brackets into marked literals. */
export function splitSections(code: string): Section[] {
  const sections: Section[] = [];
  let pattern = '';
  let plain = '';
  let literals = '';
  let condition: Condition | undefined;
  const literal = (text: string) => {
    literals += text;
    for (const unit of text) pattern += LITERAL + unit;
  };
  const finish = () => {
    sections.push({ pattern, plain, literals, condition });
    pattern = '';
    plain = '';
    literals = '';
    condition = undefined;
  };
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at]!;
    if (char === '"') {
      const close = code.indexOf('"', at + 1);
      const end = close === -1 ? code.length : close;
      literal(code.slice(at + 1, end));
      at = end;
    } else if (char === '\\') {
      literal(code[at + 1] ?? '');
      at += 1;
    } else if (char === '_') {
      literal(' ');
      at += 1;
    } else if (char === '*') {
      at += 1;
    } else if (char === '[') {
      const close = code.indexOf(']', at);
      const inside = close === -1 ? '' : code.slice(at + 1, close);
      if (inside.startsWith('$')) literal(inside.slice(1).replace(/-[0-9a-f]+$/i, ''));
      else if (/^(h+|m+|s+)$/i.test(inside)) pattern += `[${inside}]`;
      else condition ??= readCondition(inside);
      if (close !== -1) at = close;
    } else if (char === ';') {
      finish();
    } else {
      pattern += char;
      plain += char;
    }
  }
  finish();
  return sections;
}

function readCondition(text: string): Condition | undefined {
  const [, sign, limit] = CONDITION.exec(text) ?? [];
  if (limit === undefined) return undefined;
  const bound = Number(limit);
  switch (sign) {
    case '<=':
      return (value) => value <= bound;
    case '>=':
      return (value) => value >= bound;
    case '<>':
      return (value) => value !== bound;
    case '<':
      return (value) => value < bound;
    case '>':
      return (value) => value > bound;
    default:
      return (value) => value === bound;
  }
}

/** What a section says of how to write a number. */
export interface NumberPattern {
  readonly before: string;
  readonly after: string;
  /** Placeholders and literals of the whole part, in order. */
  readonly whole: readonly string[];
  readonly minDecimals: number;
  readonly maxDecimals: number;
  readonly grouping: boolean;
  readonly thousandsScale: number;
  readonly percent: boolean;
  readonly unusual: boolean;
  readonly hasDigits: boolean;
  readonly hasSymbol: boolean;
}

/** Reads a section that formats numbers. */
export function readPattern(pattern: string): NumberPattern {
  const firstDigit = placeholderAt(pattern, 0, 1);
  const lastDigit = placeholderAt(pattern, pattern.length - 1, -1);
  const hasDigits = firstDigit !== -1;
  const core = hasDigits ? pattern.slice(firstDigit, lastDigit + 1) : '';
  const tail = hasDigits ? pattern.slice(lastDigit + 1) : '';
  const point = pointAt(core);
  const wholePart = point === -1 ? core : core.slice(0, point);
  const decimals = point === -1 ? '' : core.slice(point + 1).replaceAll(/\ue000./g, '');
  const scale = /^,+/.exec(tail)?.[0].length ?? 0;
  const before = hasDigits ? pattern.slice(0, firstDigit) : pattern;
  const after = tail.slice(scale);
  const bare = (before + core + after).replaceAll(/\ue000[\s\S]/g, '');
  const symbols = unmark(before + after)
    .replaceAll('%', '')
    .trim();
  return {
    before: unmark(before),
    after: unmark(after),
    whole: tokens(wholePart),
    minDecimals: Math.min(MAX_DECIMALS, decimals.replaceAll(/[^0?]/g, '').length),
    maxDecimals: Math.min(MAX_DECIMALS, decimals.replaceAll(/[^0#?]/g, '').length),
    grouping: /,/.test(wholePart.replaceAll(/\ue000[\s\S]/g, '')),
    thousandsScale: scale,
    percent: bare.includes('%'),
    unusual: /e[+-]|\/|general|@/i.test(bare),
    hasDigits,
    hasSymbol: /[^\s()+-]/.test(symbols),
  };
}

function placeholderAt(pattern: string, from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < pattern.length; at += step) {
    if (pattern[at - 1] !== LITERAL && /[0#?]/.test(pattern[at]!)) return at;
  }
  return -1;
}

function pointAt(core: string): number {
  for (let at = 0; at < core.length; at += 1) if (core[at] === '.' && core[at - 1] !== LITERAL) return at;
  return -1;
}

function tokens(part: string): string[] {
  const list: string[] = [];
  for (let at = 0; at < part.length; at += 1) {
    if (part[at] === LITERAL) list.push(LITERAL + (part[++at] ?? ''));
    else if (part[at] !== ',') list.push(part[at]!);
  }
  return list;
}

/** A pattern's text without the marks before its literals. */
export function unmark(text: string): string {
  return text.replaceAll(LITERAL, '');
}
