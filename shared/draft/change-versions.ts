import { type VersionCase, versionKey } from '../message/versions.ts';
import type { Draft, DraftPatch } from './draft.ts';

type Written = Pick<Draft, 'options'>;

/** One more version, at a place among the others from 1; the first says by which column. */
export function withCase({ options }: Written, column: string, added: VersionCase, at: number): DraftPatch {
  const cases = (options.versions?.cases ?? []).toSpliced(at - 1, 0, added);
  return { options: { ...options, versions: { column, cases } } };
}

/** Other values for a version. */
export function withValues({ options }: Written, version: number, values: readonly string[]): DraftPatch {
  const { versions } = options;
  if (versions === undefined) return {};
  const cases = versions.cases.map((one, at) => (at === version - 1 ? { ...one, values } : one));
  return { options: { ...options, versions: { ...versions, cases } } };
}

/** Without a version; without the last one everybody gets the draft's own message again. */
export function withoutCase({ options: { versions, ...options } }: Written, version: number): DraftPatch {
  const cases = versions?.cases.toSpliced(version - 1, 1) ?? [];
  if (versions === undefined || cases.length === 0) return { options };
  return { options: { ...options, versions: { ...versions, cases } } };
}

/** Whether none of the values has a version already. */
export function areFree({ options: { versions } }: Written, values: readonly string[]): boolean {
  const taken = new Set(versions?.cases.flatMap((one) => one.values.map(versionKey)));
  return !values.some((value) => taken.has(versionKey(value)));
}
