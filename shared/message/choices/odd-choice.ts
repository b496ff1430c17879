import { mendedValue, ODD_KINDS, type OddKind } from '../../format/odd-value.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';

/** For people whose value for a tag is odd. `mended` is a blank for nothing, and what was meant for garbled letters. */
export interface OddChoice {
  readonly tag: string;
  readonly kind: OddKind;
  readonly choice: 'mended' | 'leave-out' | 'as-it-is';
}

export function oddChoiceFor(
  { tag, kind }: Pick<OddChoice, 'tag' | 'kind'>,
  choices: readonly OddChoice[] | undefined,
): OddChoice['choice'] | null {
  return choices?.find((one) => one.tag === tag && one.kind === kind)?.choice ?? null;
}

/** With another choice for a tag; null removes it. */
export function withOddChoice(
  choices: readonly OddChoice[] | undefined,
  { tag, kind }: Pick<OddChoice, 'tag' | 'kind'>,
  choice: OddChoice['choice'] | null,
): readonly OddChoice[] {
  const others = (choices ?? []).filter((one) => one.tag !== tag || one.kind !== kind);
  return choice === null ? others : [...others, { tag, kind, choice }];
}

/** People whose value for a tag is odd, and the first of them. */
export interface OddFound {
  readonly tag: string;
  readonly kind: OddKind;
  readonly people: number;
  readonly row: number;
  readonly value: string;
}

interface OddCount {
  people: number;
  first: { readonly n: number; readonly row: number; readonly value: string };
}

/** Counts odd values by tag and kind, whatever the order of the rows. */
export function newOddTally() {
  const countByValue = new Map<number, OddCount>();
  return {
    /** `at` is the place of the tag among those of all versions. */
    add(at: number, kind: OddKind, one: OddCount['first']): void {
      const key = at * ODD_KINDS.length + ODD_KINDS.indexOf(kind);
      const sameValue = countByValue.get(key);
      if (sameValue === undefined) countByValue.set(key, { people: 1, first: one });
      else {
        sameValue.people += 1;
        if (one.n < sameValue.first.n) sameValue.first = one;
      }
    },
    read: (tags: readonly { readonly tag: string }[]): readonly OddFound[] =>
      [...countByValue]
        .sort(([left], [right]) => left - right)
        .map(
          ([
            key,
            {
              people,
              first: { row, value },
            },
          ]) => ({
            tag: tags[Math.floor(key / ODD_KINDS.length)]!.tag,
            kind: ODD_KINDS[key % ODD_KINDS.length]!,
            people,
            row,
            value,
          }),
        ),
  };
}

export type OddTally = ReturnType<typeof newOddTally>;

/** As a question to a person. */
export function oddQuestion({ tag, kind, people, row, value }: OddFound) {
  const { oddQuestion: asked, oddQuestionFix } = say.messages;
  const message =
    kind === 'nothing'
      ? asked.nothing(people, tag, value, row)
      : asked.letters(people, tag, value, mendedValue(value), row);
  return { message, fix: oddQuestionFix[kind]() };
}

/** What becomes of it, as a person chose; null if no text is sent for it. */
export function oddChosenWords(
  { tag, kind, people, value }: OddFound,
  choice: OddChoice['choice'],
): Said | null {
  const { oddMended, oddSent } = say.messages;
  if (choice === 'leave-out') return null;
  if (choice === 'as-it-is') return oddSent(people, tag, value);
  return kind === 'nothing'
    ? oddMended.nothing(people, tag, value)
    : oddMended.letters(people, tag, value, mendedValue(value));
}
