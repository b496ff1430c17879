/** Makes a forgotten case of a union a compile error, and a loud failure should one get through at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
