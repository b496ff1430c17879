/**
 * JSON whose names stand in one order and that leaves out what is undefined: equal values are equal texts, whether they
 * were just made or read from a file.
 */
export function orderedJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (isPlain(one) ? inOrder(one) : one));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inOrder(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // A null prototype: a name such as `__proto__` is a name like any other.
  const ordered: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(value).sort()) ordered[name] = value[name];
  return ordered;
}
