import type { RowFacts } from './row-facts.ts';

type Texts = Pick<RowFacts, 'cells' | 'imported'>;
type Common = Omit<RowFacts, 'n' | keyof Texts>;

/** A number with more rows has the texts of some read again. */
const MOST_TEXTS = 1000;

/**
 * Reads the facts of rows by their `n`. One number may fill a list, so rows with the same facts share these, and texts
 * that are asked for later are read again.
 */
export function openHeldFacts(read: (n: number) => RowFacts) {
  /** Of the rows that were read last. */
  const texts = new Map<number, Texts>();
  let latest: Common | null = null;

  function readAt(n: number): RowFacts {
    const facts = read(n);
    const { cells, imported } = facts;
    if (texts.size === MOST_TEXTS) texts.clear();
    texts.set(n, { cells, imported });
    return facts;
  }

  function shared({ columns, saysNo, recent, isOut, stays, written }: Common): Common {
    if (
      latest?.columns !== columns ||
      latest.saysNo !== saysNo ||
      latest.recent !== recent ||
      latest.isOut !== isOut ||
      latest.stays !== stays ||
      latest.written !== written
    )
      latest = { columns, saysNo, recent, isOut, stays, written };
    return latest;
  }

  class HeldFacts implements RowFacts {
    readonly n: number;
    readonly #common: Common;

    constructor(n: number, common: Common) {
      this.n = n;
      this.#common = common;
    }

    get cells() {
      return (texts.get(this.n) ?? readAt(this.n)).cells;
    }
    get imported() {
      return (texts.get(this.n) ?? readAt(this.n)).imported;
    }
    get columns() {
      return this.#common.columns;
    }
    get saysNo() {
      return this.#common.saysNo;
    }
    get recent() {
      return this.#common.recent;
    }
    get isOut() {
      return this.#common.isOut;
    }
    get stays() {
      return this.#common.stays;
    }
    get written() {
      return this.#common.written;
    }
  }

  return (n: number, change: Partial<Common> = {}): RowFacts =>
    new HeldFacts(n, shared({ ...readAt(n), ...change }));
}
