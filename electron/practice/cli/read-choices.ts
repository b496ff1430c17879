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
    const known = (chosen[name] ?? CHOICES[name as keyof Choices]) as unknown;
    if (member === undefined) {
      const none = written === 'null' && LEFT_OUT_BY_NULL.includes(name);
      chosen[name] = none ? null : like(known, written, text);
    } else chosen[name] = withMember(known, member, written, text);
  }
  return chosen as Partial<Choices>;
}

const LEFT_OUT_BY_NULL: readonly string[] = ['currencyField'] satisfies (keyof Choices)[];

const NAMES = Object.keys(CHOICES).join(', ');

function withMember(known: unknown, member: string, written: string, text: string): unknown {
  if (typeof known !== 'object' || known === null || !Object.hasOwn(known, member)) {
    throw new RangeError(`There is no choice in "${text}".`);
  }
  return { ...known, [member]: like((known as Record<string, unknown>)[member], written, text) };
}

function like(known: unknown, written: string, text: string): unknown {
  if (known instanceof RegExp) return new RegExp(written);
  if (typeof known === 'string') return written;
  const value = readJson(written);
  const sameKind = typeof value === typeof known && Array.isArray(value) === Array.isArray(known);
  const countable = typeof value !== 'number' || (Number.isFinite(value) && value >= 0);
  if (value !== undefined && sameKind && countable && typeof known !== 'function') return value;
  throw new RangeError(`The value in "${text}" does not fit that choice.`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
