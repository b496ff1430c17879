/** For people without a value for a tag without fallback. */
export interface BlankChoice {
  readonly tag: string;
  readonly choice: 'leave-out' | 'as-it-is';
}

export function choiceFor(
  tag: string,
  choices: readonly BlankChoice[] | undefined,
): BlankChoice['choice'] | null {
  return choices?.find((one) => one.tag === tag)?.choice ?? null;
}

/** With another choice for a tag; null removes it. */
export function withChoice(
  choices: readonly BlankChoice[] | undefined,
  tag: string,
  choice: BlankChoice['choice'] | null,
): readonly BlankChoice[] {
  const others = (choices ?? []).filter((one) => one.tag !== tag);
  return choice === null ? others : [...others, { tag, choice }];
}
