import { valueName } from '../format/sentence-parts.ts';
import { versions as texts } from '../texts/en/message.ts';
import type { VersionCase, Versions } from './versions.ts';

export function versionName({ values }: Pick<VersionCase, 'values'>): string {
  return values.map(valueName).join(', ');
}

/** By index: the one for everybody else first, then each by its values. */
export function versionNames(versions: Versions | undefined): readonly string[] {
  return [texts.else, ...(versions?.cases ?? []).map(versionName)];
}
