/** What becomes of people who have no value for a tag that names no word instead. */
export interface BlankChoice {
  /** The tag as it is in the message. */
  readonly tag: string;
  readonly choice: 'leave-out' | 'as-it-is';
}

/** What was chosen for a tag; null where nobody has chosen yet. */
export function choiceFor(
  tag: string,
  choices: readonly BlankChoice[] | undefined,
): BlankChoice['choice'] | null {
  return choices?.find((one) => one.tag === tag)?.choice ?? null;
}

/** The choices with another one for a tag; null asks anew. */
export function withChoice(
  choices: readonly BlankChoice[] | undefined,
  tag: string,
  choice: BlankChoice['choice'] | null,
): readonly BlankChoice[] {
  const others = (choices ?? []).filter((one) => one.tag !== tag);
  return choice === null ? others : [...others, { tag, choice }];
}
