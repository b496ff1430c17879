import { peopleWords, plural } from '../format/format-count.ts';
import type { FolderStatus } from './folder.ts';

/** What is to be typed before everything is erased. */
export const eraseWord = 'erase everything';

/** Whether what was typed agrees to erasing everything. */
export function isEraseWord(typed: string): boolean {
  return typed.trim().toLowerCase() === eraseWord;
}

/** Says what is lost with campaigns that could still send; null where there are none. */
export function eraseLoss({ campaigns, people }: Pick<FolderStatus, 'campaigns' | 'people'>): string | null {
  if (campaigns === 0) return null;
  return `${plural(campaigns, 'campaign', 'campaigns')} with ${peopleWords(people)} still to be sent to would be lost, and with them the record of who was texted.`;
}
