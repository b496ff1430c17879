/** How a language orders letters, learnt from its collator. */
export interface Letters {
  /** By code point: several weights if it stands for several letters, none if it is ignored. */
  readonly ofOne: ReadonlyMap<number, readonly number[]>;
  /**
   * By two code points that a language treats as one letter, as Danish treats `aa`. 0 if they only do not follow each
   * other as others do.
   */
  readonly ofTwo: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The code points that their weights alone order, outside these pairs. */
  readonly sure: ReadonlySet<number>;
  /** The weight of a number, before its length. */
  readonly number: number;
  readonly most: number;
}

/** Only so many letters are tried in pairs; scripts with more have no letters of two. */
const MOST_PAIRED = 150;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

export function textCollator(locale: string): Intl.Collator {
  return new Intl.Collator(locale, { numeric: true });
}

export function lettersOf(points: Iterable<number>, locale: string): Letters {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const singles = [...new Set([...ASCII, ...[...points].map((point) => String.fromCodePoint(point))])];
  const several = new Map(singles.map((letter) => [letter, severalOf(letter, compare)] as const));
  const own = singles
    .filter((letter) => several.get(letter) === null && compare(letter, '') !== 0)
    .sort(compare);
  const pairs = own.length <= MOST_PAIRED ? pairsOf(own, compare) : [];
  const rankOf = new Map<string, number>();
  let most = 0;
  let before = '';
  const ownPairs = pairs.filter(({ isOne }) => isOne).map(({ first, second }) => first + second);
  for (const letter of [...own, ...ownPairs].sort(compare)) {
    if (most === 0 || compare(before, letter) !== 0) most += 1;
    rankOf.set(letter, most);
    before = letter;
  }
  const weigh = (text: string): number[] => [...text].flatMap((letter) => rankOf.get(letter) ?? []);
  const ofTwo = new Map<number, Map<number, number>>();
  for (const { first, second } of pairs) {
    const bySecond = ofTwo.get(first.codePointAt(0)!) ?? new Map<number, number>();
    bySecond.set(second.codePointAt(0)!, rankOf.get(first + second) ?? 0);
    ofTwo.set(first.codePointAt(0)!, bySecond);
  }
  return {
    ofOne: new Map(
      singles.map((letter) => [letter.codePointAt(0)!, weigh(several.get(letter) ?? letter)] as const),
    ),
    ofTwo,
    sure: new Set(
      own.length > MOST_PAIRED ? [] : own.filter(isPlain).map((letter) => letter.codePointAt(0)!),
    ),
    number: rankOf.get('0')!,
    most,
  };
}

/** ASCII, or Latin written as one character: for these, pairs cover all rules there are. */
function isPlain(letter: string): boolean {
  return letter <= '~' || /^[\u00c0-\u024f]$/.test(letter);
}

/** The letters that a letter stands for, such as `ss` for `ß`; null if it stands for itself. */
function severalOf(letter: string, compare: Intl.Collator['compare']): string | null {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [plain, ...LIGATURES].find((text) => [...text].length > 1 && compare(letter, text) === 0) ?? null;
}

const LIGATURES = ['ss', 'ae', 'oe', 'ij', 'th', 'dz', 'lj', 'nj', 'ao', 'hv'];

/** Two letters that the language does not order as one after the other. */
interface Pair {
  readonly first: string;
  readonly second: string;
  /** False if a neighbouring pair may be the reason. */
  readonly isOne: boolean;
}

function pairsOf(own: readonly string[], compare: Intl.Collator['compare']): Pair[] {
  const ranks: string[] = [];
  const rankOf = new Map<string, number>();
  for (const letter of own) {
    if (ranks.length === 0 || compare(ranks.at(-1)!, letter) !== 0) ranks.push(letter);
    rankOf.set(letter, ranks.length - 1);
  }
  const isInTurn = (left: string, right: string | undefined): boolean =>
    right === undefined || compare(left, right) < 0;
  return own.flatMap((first) => {
    const after = ranks[rankOf.get(first)! + 1];
    return own.flatMap((second): Pair | [] => {
      const rank = rankOf.get(second)!;
      const before = first + (ranks[rank - 1] ?? '');
      const next = ranks[rank + 1] === undefined ? after : first + ranks[rank + 1];
      const both = first + second;
      if (isInTurn(before, both) && isInTurn(both, next) && isInTurn(both, after)) return [];
      return { first, second, isOne: isInTurn(before, next) };
    });
  });
}
