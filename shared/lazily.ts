/** Makes something when it is first asked for, and gives the same ever after: what takes time to make holds up no start. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** A set of words that is made when it is first asked for one. */
export function lazySet(make: () => Iterable<string>): Pick<ReadonlySet<string>, 'has'> {
  const words = lazily(() => new Set(make()));
  return { has: (word) => words().has(word) };
}
