/** Made at its first use, so that what takes time does not slow the start. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

export function lazySet(make: () => Iterable<string>): Pick<ReadonlySet<string>, 'has'> {
  const words = lazily(() => new Set(make()));
  return { has: (word) => words().has(word) };
}
