/** How the letters of some texts follow one another in a language, as its collator compares them. */
export interface Letters {
  /** By code point, what it weighs: several where it stands for several letters, nothing where it counts for none. */
  readonly ofOne: ReadonlyMap<number, readonly number[]>;
  /**
   * What two code points weigh that a language takes for one letter, as Danish does `aa`: by the first, then the second;
   * 0 for two that may not follow one another as others do, and no more is known of them.
   */
  readonly ofTwo: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** The code points that follow the others by their weights alone, where they stand in none of these pairs. */
  readonly sure: ReadonlySet<number>;
  /** What a number weighs before its length. */
  readonly number: number;
  /** The largest weight; the least is 1. */
  readonly most: number;
}

/** So many letters are looked at in pairs; the scripts that have more know no letters of two. */
const MOST_PAIRED = 150;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** What compares texts as people of a language list them: numbers within them count as numbers. */
export function textCollator(locale: string): Intl.Collator {
  return new Intl.Collator(locale, { numeric: true });
}

/** The weights of ASCII and of some more code points in a language, learnt from its collator. */
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

/** Whether a letter is one of ASCII or of Latin script that is written as one: for these, pairs tell all rules there are. */
function isPlain(letter: string): boolean {
  return letter <= '~' || /^[\u00c0-\u024f]$/.test(letter);
}

/** The letters that one stands for, as `ß` does for `ss`; null where it stands for itself. */
function severalOf(letter: string, compare: Intl.Collator['compare']): string | null {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [plain, ...LIGATURES].find((text) => [...text].length > 1 && compare(letter, text) === 0) ?? null;
}

const LIGATURES = ['ss', 'ae', 'oe', 'ij', 'th', 'dz', 'lj', 'nj', 'ao', 'hv'];

/** Two letters that together do not stand where one behind the other would. */
interface Pair {
  readonly first: string;
  readonly second: string;
  /** False where that may be because of the pair beside it. */
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
