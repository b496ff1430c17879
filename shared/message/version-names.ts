import { versions as texts } from '../texts/en/message.ts';
import type { Versions } from './versions.ts';

export function valueName(value: string): string {
  return value === '' ? texts.noValue : value;
}

/** By index: the one for everybody else first, then each by its values. */
export function versionNames(versions: Versions | undefined): readonly string[] {
  return [texts.else, ...(versions?.cases ?? []).map(({ values }) => values.map(valueName).join(', '))];
}
