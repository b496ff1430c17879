import { externalFiles } from '../texts/en/shell.ts';

/** A file that the system handed to the app from outside its window, such as by *Open with*; its path stays in main. */
export interface ExternalFile {
  readonly id: string;
  readonly name: string;
}

/** A file that was imported recently and can be read again; its path stays in main. */
export interface RecentFile {
  readonly id: string;
  readonly name: string;
  /** The name of the folder it is in. */
  readonly folder: string;
  /** When it was imported, in ms since the epoch. */
  readonly at: number;
}

/** How the names of files end that a system offers to open with Tagline; what else is read can be dropped or chosen. */
export const openWithEndings = ['csv', 'tsv', 'xlsx', 'xlsm', 'xls', 'ods', 'fods', 'vcf'] as const;

const NAMED = 3;

/** Says that files wait to be imported, by the names of the first of them. */
export function waitingWords(files: readonly ExternalFile[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  return more > 0 ? externalFiles.moreWait(names, more) : externalFiles.wait(names);
}
