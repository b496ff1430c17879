/** A value that a sentence tells: it crosses the wire and is kept as JSON. */
export type SaidValue = string | number | boolean | null | Said | readonly SaidValue[];

/**
 * A sentence as main says it: which one, and what it tells. It becomes words where somebody reads it, in the language that
 * is spoken there by then.
 */
export interface Said {
  /** Its area and its keys in there, with points between: `folder.sendingNow`. */
  readonly say: string;
  readonly values?: readonly SaidValue[];
}

/** A sentence for people: as data, or words that are nobody's to translate. */
export type Words = string | Said;

export type Saying<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => Said
    : Texts[Key] extends string
      ? () => Said
      : Saying<Texts[Key]>;
};

/** What says the texts below a path; it holds none of them. */
export function saying<Texts>(path: string): Saying<Texts> {
  function say(...values: SaidValue[]): Said {
    return values.length === 0 ? { say: path } : { say: path, values };
  }
  return new Proxy(say, { get: (_, key) => saying(`${path}.${String(key)}`) }) as unknown as Saying<Texts>;
}

export function isSaid(value: unknown): value is Said {
  if (typeof value !== 'object' || value === null) return false;
  const { say, values = [] } = value as Partial<Record<keyof Said, unknown>>;
  return typeof say === 'string' && Array.isArray(values);
}

/** A sentence as a text column keeps it. */
export function keptWords(words: Words): string {
  return typeof words === 'string' ? words : JSON.stringify(words);
}

/** A sentence that a text column kept. */
export function wordsOf(kept: string): Words {
  if (!kept.startsWith('{"say":')) return kept;
  try {
    const read: unknown = JSON.parse(kept);
    return isSaid(read) ? read : kept;
  } catch {
    return kept;
  }
}
