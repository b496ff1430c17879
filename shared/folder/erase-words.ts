import { settings } from '../texts/en/settings.ts';
import type { FolderStatus } from './folder.ts';

/** Typed before everything is erased, in the current language. */
export const eraseWord = (): string => settings.eraseWord;

export function isEraseWord(typed: string): boolean {
  return typed.trim().toLowerCase() === eraseWord();
}

export function eraseLoss({ campaigns, people }: Pick<FolderStatus, 'campaigns' | 'people'>): string | null {
  return campaigns === 0 ? null : settings.eraseLoss(campaigns, people);
}
