import { CHOICES, type Choices } from '../worker/spec-choices.ts';

/**
 * For example `connectionLimitStatus=429`, `statusOf.bad-sender=422` or `unicodeEncodings=["UCS2"]`; throws a
 * RangeError.
 */
export function readChoices(texts: readonly string[]): Partial<Choices> {
  const chosen: Record<string, unknown> = {};
  for (const text of texts) {
    const [, name = '', member, written = ''] = /^(\w+)(?:\.([\w-]+))?=(.*)$/s.exec(text) ?? [];
    if (!Object.hasOwn(CHOICES, name))
      throw new RangeError(`There is no choice in "${text}". Choices: ${NAMES}.`);
    const before = (chosen[name] ?? CHOICES[name as keyof Choices]) as unknown;
    if (member === undefined) {
      const none = written === 'null' && LEFT_OUT_BY_NULL.includes(name);
      chosen[name] = none ? null : like(before, written, text);
    } else chosen[name] = withMember(before, member, written, text);
  }
  return chosen as Partial<Choices>;
}

const LEFT_OUT_BY_NULL: readonly string[] = ['currencyField'] satisfies (keyof Choices)[];

const NAMES = Object.keys(CHOICES).join(', ');

function withMember(before: unknown, member: string, written: string, text: string): unknown {
  if (typeof before !== 'object' || before === null || !Object.hasOwn(before, member)) {
    throw new RangeError(`There is no choice in "${text}".`);
  }
  return { ...before, [member]: like((before as Record<string, unknown>)[member], written, text) };
}

function like(before: unknown, written: string, text: string): unknown {
  if (before instanceof RegExp) return new RegExp(written);
  if (typeof before === 'string') return written;
  const value = readJson(written);
  const sameKind = typeof value === typeof before && Array.isArray(value) === Array.isArray(before);
  const countable = typeof value !== 'number' || (Number.isFinite(value) && value >= 0);
  if (value !== undefined && sameKind && countable && typeof before !== 'function') return value;
  throw new RangeError(`The value in "${text}" does not fit that choice.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
