/**
 * Parses JSON, keeping every integer beyond 2^53 as text: an id that is rounded is another message's id.
 * Throws `SyntaxError` as `JSON.parse` does.
 */
export function parseExactJson(text: string): unknown {
  // Looking for long digit runs costs a tenth of a reviver, and most answers have none.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const parse = JSON.parse as (text: string, reviver: ExactReviver) => unknown;
  return parse(text, (_key, value, context) =>
    typeof value === 'number' &&
    context?.source !== undefined &&
    /^-?\d{16,}$/.test(context.source) &&
    !Number.isSafeInteger(value)
      ? context.source
      : value,
  );
}

type ExactReviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;
