import type { Draft, DraftPatch } from './draft.ts';

type Written = Pick<Draft, 'message' | 'options'>;

/** The message of a version as it is written: of version 0 the draft's own. */
export function messageOf({ message, options }: Written, version: number): string {
  return version === 0 ? message : (options.versions?.cases[version - 1]?.message ?? '');
}

/** Whether anybody's message is written yet. */
export function isWritten({ message, options: { versions } }: Written): boolean {
  return message.trim() !== '' || (versions?.cases.some((one) => one.message.trim() !== '') ?? false);
}

/** Another message for a version. */
export function withMessage({ options }: Written, version: number, message: string): DraftPatch {
  const { versions } = options;
  if (version === 0 || versions === undefined) return { message };
  const cases = versions.cases.map((one, at) => (at === version - 1 ? { ...one, message } : one));
  return { options: { ...options, versions: { ...versions, cases } } };
}
