import { texts } from '../../../language/language.ts';

/** What main says of the disk, the data folder and the database. */
export const storage = texts('said/storage', {
  full: (so: string, path: string) => `The disk is full, so ${consequence(so, path)}.`,
  fullFix: 'Free some space and try again; nothing was lost.',
  mayNotWrite: (so: string, path: string) =>
    `The data folder may not be written to, so ${consequence(so, path)}.`,
  mayNotWriteFix: 'Check that you own the folder and may write in it, then try again.',
  busy: (so: string, path: string) => `The database was busy for too long, so ${consequence(so, path)}.`,
  busyFix: 'Try again in a moment; nothing was lost.',
  failed: (so: string, path: string) => `The disk failed, so ${consequence(so, path)}.`,
  failedFix: 'Check the disk and its free space, then try again.',
  what: {
    full: 'The disk is full.',
    mayNotWrite: 'The data folder may not be written to.',
    busy: 'The database was busy for too long.',
    failed: 'The disk failed.',
  },
  erasesFirst: 'Start Tagline again: it goes on erasing first.',
  folder: {
    isFile: (path: string) =>
      `A file stands where the data folder should be, so nothing was started (${path}).`,
    isFileFix: 'Move or rename that file, or name another folder with --data-dir.',
    leadsNowhere: (path: string, target: string) =>
      `The data folder is a link to a place that is not there, so nothing was started (${path} leads to ${target}).`,
    leadsNowhereFix:
      'Connect the disk or network drive that it leads to, remove the link, or name another folder with --data-dir.',
    notThere: (path: string) =>
      `The disk or network drive of the data folder is not there, so nothing was started (${path}).`,
    notThereFix: 'Connect it, then start Tagline again, or name another folder with --data-dir.',
    notAllowed: (path: string) =>
      `You may not read and write in the data folder, so nothing was started (${path}).`,
    notAllowedFix: 'Check that you own it and may write in it, or name another folder with --data-dir.',
    readOnly: (path: string) =>
      `The data folder is on a disk that can only be read, so nothing was started (${path}).`,
    readOnlyFix: 'Make the disk writable, or name another folder with --data-dir.',
    full: (path: string) => `The disk is full, so nothing was started (${path}).`,
    fullFix: 'Free some space, then start Tagline again.',
    loop: (path: string) =>
      `The data folder is a link that leads back to itself, so nothing was started (${path}).`,
    loopFix: 'Remove the link, or name another folder with --data-dir.',
    name: (path: string) => `The disk takes no folder of this name, so nothing was started (${path}).`,
    nameFix: 'Check it, or name another folder with --data-dir.',
    unusable: (code: string, path: string) =>
      `The data folder cannot be used (${code}), so nothing was started (${path}).`,
    unusableFix: 'Check the disk, or name another folder with --data-dir.',
    alreadyOpen: 'Tagline is already open with this data folder, so nothing was started.',
    alreadyOpenFix: (path: string) =>
      `Use the window that is open, or close it first. The folder is ${path}.`,
  },
  database: {
    full: (path: string) => `The disk is full, so nothing can be recorded safely (${path}).`,
    fullFix: 'Free some space and start Tagline again.',
    damaged: (path: string) => `The database is damaged and was left untouched (${path}).`,
    damagedFix: 'Restore the folder from a backup, or move this file away to start with an empty one.',
    notWritable: (path: string) => `The database cannot be opened for writing (${path}).`,
    notWritableFix:
      'Check that it is a file, that you own it and its folder, and that you may write in both.',
    inUse: (path: string) =>
      `Tagline is already open with this data folder, or another program is using its database (${path}).`,
    inUseFix: 'Use the window that is open, or close that program, then start Tagline again.',
    failed: (path: string) => `The disk failed while reading or writing (${path}).`,
    failedFix: 'Check the disk and its connection, then start Tagline again.',
    newer: (path: string) => `This data was written by a newer Tagline and was left untouched (${path}).`,
    newerFix: 'Install the newest version of Tagline, then open it again.',
    foreign: (path: string) => `This is the database of another program and was left untouched (${path}).`,
    foreignFix: 'Move it away, or name another folder with --data-dir.',
  },
  people: {
    gone: 'These people are no longer kept here.',
    goneFix: 'Choose other people for this message.',
  },
});

function consequence(so: string, path: string): string {
  switch (so) {
    case 'not-started':
      return 'nothing was started';
    case 'not-erased':
      return 'not everything was erased';
    case 'no-settings':
      return `the settings cannot be read (${path})`;
    default:
      return 'this could not be recorded';
  }
}
