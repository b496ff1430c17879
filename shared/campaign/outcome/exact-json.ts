/** Keeps integers beyond 2^53 as text: a rounded id is another message's. Throws like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // A reviver makes parsing several times slower, and most answers have no such integer.
  if (!holdsInexact(value)) return value;
  const parse = JSON.parse as (text: string, reviver: ExactReviver) => unknown;
  return parse(text, (_key, value, context) =>
    isInexact(value) && context?.source !== undefined && /^-?\d+$/.test(context.source)
      ? context.source
      : value,
  );
}

function isInexact(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
}

function holdsInexact(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsInexact);
  if (typeof value !== 'object' || value === null) return isInexact(value);
  const fields = value as Record<string, unknown>;
  for (const key in fields) if (holdsInexact(fields[key])) return true;
  return false;
}

type ExactReviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;
