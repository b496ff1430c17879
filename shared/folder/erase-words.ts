import { settings } from '../texts/en/settings.ts';
import type { FolderStatus } from './folder.ts';

/** What is to be typed before everything is erased, in the language that is spoken here. */
export const eraseWord = (): string => settings.eraseWord;

/** Whether what was typed agrees to erasing everything. */
export function isEraseWord(typed: string): boolean {
  return typed.trim().toLowerCase() === eraseWord();
}

/** Says what is lost with campaigns that could still send; null where there are none. */
export function eraseLoss({ campaigns, people }: Pick<FolderStatus, 'campaigns' | 'people'>): string | null {
  return campaigns === 0 ? null : settings.eraseLoss(campaigns, people);
}
