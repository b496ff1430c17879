import { bindMessage } from '../message/bound-message.ts';
import { type BlankChoice, withChoice } from '../message/choices/blank-choice.ts';
import { leavesBlanks, withoutTag } from '../message/message-check.ts';
import { MOST_CASES, type VersionCase, versionKey } from '../message/versions.ts';
import type { Draft, DraftPatch } from './draft.ts';

type Written = Pick<Draft, 'message' | 'options'>;

/** Version 0 is the draft's own. */
export function messageOf({ message, options }: Written, version: number): string {
  return version === 0 ? message : (options.versions?.cases[version - 1]?.message ?? '');
}

export function hasMessage({ message, options: { versions } }: Written): boolean {
  return message.trim() !== '' || (versions?.cases.some((one) => one.message.trim() !== '') ?? false);
}

export function withMessage({ options }: Written, version: number, message: string): DraftPatch {
  const { versions } = options;
  if (version === 0 || versions === undefined) return { message };
  const cases = versions.cases.map((one, at) => (at === version - 1 ? { ...one, message } : one));
  return { options: { ...options, versions: { ...versions, cases } } };
}

/** In the message and each of its versions. */
export function withWordsReplaced({ message, options }: Written, words: string, by: string): DraftPatch {
  const { versions } = options;
  const replaced = { message: message.replaceAll(words, () => by) };
  if (versions === undefined) return replaced;
  const cases = versions.cases.map((one) => ({ ...one, message: one.message.replaceAll(words, () => by) }));
  return { ...replaced, options: { ...options, versions: { ...versions, cases } } };
}

/** At a place from 1; the first version also sets the column. */
export function withCase({ options }: Written, column: string, added: VersionCase, at: number): DraftPatch {
  const cases = (options.versions?.cases ?? []).toSpliced(at - 1, 0, added);
  return { options: { ...options, versions: { column, cases } } };
}

export function withValues({ options }: Written, version: number, values: readonly string[]): DraftPatch {
  const { versions } = options;
  if (versions === undefined) return {};
  const cases = versions.cases.map((one, at) => (at === version - 1 ? { ...one, values } : one));
  return { options: { ...options, versions: { ...versions, cases } } };
}

/** Without the last version everybody gets the draft's own message again. */
export function withoutCase({ options: { versions, ...options } }: Written, version: number): DraftPatch {
  const cases = versions?.cases.toSpliced(version - 1, 1) ?? [];
  if (versions === undefined || cases.length === 0) return { options };
  return { options: { ...options, versions: { ...versions, cases } } };
}

/**
 * Null takes the choice back. A text sent as it is gets a version without the tag, if the tag would leave two blanks
 * or one before a mark, and the versions do not go by another column.
 */
export function withBlankChoice(
  draft: Written,
  columns: readonly string[],
  tag: string,
  choice: BlankChoice['choice'] | null,
): Pick<DraftPatch['options'] & object, 'blanks' | 'versions'> {
  const { message, options } = draft;
  const { versions } = options;
  const of = bindMessage(tag, columns, { versions });
  const column = of.tags[0]?.column;
  const isOther = versions !== undefined && of.deciding?.column !== column;
  const joined = withoutTag(message, tag);
  const cases = versions?.cases ?? [];
  const canSplit = !isOther && areFree(draft, ['']) && cases.length < MOST_CASES && column !== undefined;
  if (choice !== 'as-it-is' || joined === null || !canSplit || !leavesBlanks(message, tag))
    return { blanks: withChoice(options.blanks, tag, choice) };
  return { versions: { column: columns[column]!, cases: [...cases, { values: [''], message: joined }] } };
}

export function areFree({ options: { versions } }: Written, values: readonly string[]): boolean {
  const taken = new Set(versions?.cases.flatMap((one) => one.values.map(versionKey)));
  return !values.some((value) => taken.has(versionKey(value)));
}
