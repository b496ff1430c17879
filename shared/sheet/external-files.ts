import { externalFiles } from '../texts/en/shell.ts';

/** A file that the system handed to the app, such as by *Open with*; its path stays in main. */
export interface ExternalFile {
  readonly id: string;
  readonly name: string;
}

/** A file that can be imported again; its path stays in main. */
export interface RecentFile {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  /** In ms since the epoch. */
  readonly at: number;
}

const NAMED = 3;

export function waitingFilesWords(files: readonly ExternalFile[]): string {
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  return more > 0 ? externalFiles.moreWait(names, more) : externalFiles.wait(names);
}
