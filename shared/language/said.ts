/** A value of a sentence, which crosses the wire and is stored as JSON. */
export type SaidValue = string | number | boolean | null | Said | readonly SaidValue[];

/** A sentence as data. It becomes words where a person reads it, in the language current there and then. */
export interface Said {
  /** The area and the keys in it, joined by points: `folder.sendingNow`. */
  readonly say: string;
  readonly values?: readonly SaidValue[];
}

/** A sentence for people: as data, or in words that are not translated. */
export type Words = string | Said;

/** If a text takes words it may be given a sentence, and is called with its words. */
type Given<Value> = Value extends readonly (infer One)[]
  ? readonly Given<One>[]
  : string extends Value
    ? Words
    : Value;

export type Saying<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: { [At in keyof Values]: Given<Values[At]> }) => Said
    : Texts[Key] extends string
      ? () => Said
      : Saying<Texts[Key]>;
};

/** Builds sentences from the keys below a path; it contains no texts. */
export function saying<Texts>(path: string): Saying<Texts> {
  function say(...values: SaidValue[]): Said {
    return values.length === 0 ? { say: path } : { say: path, values };
  }
  return new Proxy(say, { get: (_, key) => saying(`${path}.${String(key)}`) }) as unknown as Saying<Texts>;
}

/** Sentences within sentences that a value may have: text in a file may nest them without end. */
const DEEPEST = 8;

export function isSaid(value: unknown, deepest = DEEPEST): value is Said {
  if (typeof value !== 'object' || value === null) return false;
  const { say, values = [] } = value as Partial<Record<keyof Said, unknown>>;
  return typeof say === 'string' && Array.isArray(values) && isValue(values, deepest);
}

function isValue(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (deepest === 0) return false;
  return Array.isArray(value) ? value.every((one) => isValue(one, deepest - 1)) : isSaid(value, deepest - 1);
}

export function storedWords(words: Words): string {
  return typeof words === 'string' ? words : JSON.stringify(words);
}

export function readWords(kept: string): Words {
  if (!kept.startsWith('{"say":')) return kept;
  try {
    const read: unknown = JSON.parse(kept);
    return isSaid(read) ? read : kept;
  } catch {
    return kept;
  }
}
