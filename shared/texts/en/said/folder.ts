import { dateAndTimeWithin } from '../../../format/format-time.ts';
import { counted, credits, quoted, texts } from '../../../format/wording.ts';
import { common } from '../common.ts';

export const folder = texts('said/folder', {
  nothingErased: 'Nothing was erased.',
  confirmation: 'Confirmation',
  typeToErase: (word: string) => `Type ${quoted(word)} to erase everything.`,
  eraseWhileSending: (name: string) =>
    `${quoted(name || common.untitled)} is being sent at this moment, so nothing was erased.`,
  eraseWhileSendingFix: 'Pause the campaign, or let it end, then erase everything.',
  sendingNow: 'A campaign is being sent at this moment.',
  sendingNowFix: 'Pause it first, so that the file holds everything that was sent.',
  beingMade: 'A file of this data is being made already.',
  noLongerComing: 'This file is no longer on its way.',
  stillComing: 'Another file is still being taken in.',
  heldNoFile: 'This data folder comes from elsewhere, so no file was made of it.',
  chooseHow: 'Choose first how it came here: it was moved, or copied.',
  noFolderFile: 'This is no file that Tagline made of its data, or it is damaged, so nothing was opened.',
  noFolderFileFix: 'Choose a file that was saved with “Back up” or “Move to another computer”.',
  otherLayout:
    'This file was made by another build of Tagline, in a form that this one cannot read, so nothing was opened.',
  otherLayoutFix: 'Open it with the version of Tagline that made it.',
  earlier:
    'This data is an earlier copy, and what has been sent since is missing from it, so nothing is sent.',
  earlierFix: 'First answer in Tagline’s window whether anything has been sent since.',
  unreadSource: 'a damaged row of this data',
  unread: (unknown: number) =>
    `${counted(unknown, 'record', 'records')} that may have kept somebody from being texted could not be read, so nothing is sent.`,
  unreadFix: 'Look in Tagline at what is missing, then decide.',
  teamFileAsks: 'The opt-out file of the team came with a file that was opened, and is not connected.',
  teamFileAsksFix: 'Connect the file, or give it up: its opt-outs are then missing here.',
  accountAsks: 'This account came with a file that was opened.',
  accountAsksFix: 'In Tagline, press “Use it for sending” first.',
  campaignAsks: 'The campaign came with a file that was opened, and nobody has let it continue yet.',
  perhapsSent: {
    draft: (since: number | null) =>
      `This draft is from an earlier copy of your data${lastUsed(since)}. It, or a copy of it, may have been sent since.`,
    source: (name: string, since: number | null) =>
      `This draft was made from ${quoted(name || common.untitled)}, which is from an earlier copy of your data${lastUsed(since)}. The same people may have been texted since.`,
    list: (name: string, since: number | null) =>
      `The list ${quoted(name)} is from an earlier copy of your data${lastUsed(since)}. Its people may have been texted since.`,
    fix: 'Check what has been sent since. If this was not sent, press “Not sent since”; otherwise leave the draft or delete it.',
  },
  foreign: 'This data folder comes from elsewhere, where its campaigns may have gone on.',
  movedOut:
    'This data folder was closed into a file to be opened on another computer, so nothing is sent from here.',
  noState: (isFull: boolean) =>
    `Tagline cannot write its record of what was sent from this computer, so nothing is sent. ${isFull ? 'The disk is full.' : 'That place cannot be written to.'}`,
  noStateFix: (stateDir: string) =>
    `Make sure that you may write in ${stateDir} and that there is room, then start Tagline again.`,
  markUnwritten: (isFull: boolean) =>
    `This computer’s record of what was sent could not be written, so nothing more is sent. ${isFull ? 'The disk is full.' : 'That place cannot be written to.'}`,
  markUnwrittenFix: (isFull: boolean) =>
    isFull ? 'Make room on the disk, then resume.' : 'Make sure that you may write there, then resume.',
  balanceUnread: 'The balance cannot be read now, so it does not help with these people.',
  balanceBeforeUnknown:
    'What the balance was when this copy was made is not known, so the balance does not help with these people.',
  lost: (lost: number, expected: number | null) =>
    `Since this copy was made the balance fell by ${credits(lost)} credits.${cost(expected)} Other campaigns and other users of the account may have taken some of them.`,
  gained: (gained: number) =>
    `Since this copy was made the balance rose by ${credits(gained)} credits: somebody topped it up, so the balance does not help with these people.`,
  lostNothing: (expected: number | null) =>
    `Since this copy was made the balance has not fallen.${cost(expected)} A top-up may hide what was sent.`,
  practiceBalance:
    'The demo keeps its balance in the data folder, so the balance does not help with these people.',
});

function lastUsed(at: number | null): string {
  return at === null ? '' : `, last used ${dateAndTimeWithin(at)}`;
}

function cost(expected: number | null): string {
  return expected === null ? '' : ` Sending to everybody unconfirmed here should cost ${credits(expected)}.`;
}

/** The disk, the data folder and the database. */
export const storage = texts('said/storage', {
  so: {
    'not-recorded': 'this could not be recorded',
    'not-on-record': 'your decision is not on record yet, and nothing more is sent meanwhile',
    'not-read': 'the file could not be read',
    'not-started': 'nothing was started',
    'not-erased': 'not everything was erased',
    'no-settings': (path: string) => `the settings cannot be read (${path})`,
  },
  full: (so: string) => `The disk is full, so ${so}.`,
  mayNotWrite: (so: string) => `The data folder may not be written to, so ${so}.`,
  busy: (so: string) => `The database was busy for too long, so ${so}.`,
  failed: (so: string) => `The disk failed, so ${so}.`,
  fix: {
    full: 'Free some space and try again; nothing was lost.',
    mayNotWrite: 'Check that you own the folder and may write in it, then try again.',
    busy: 'Try again in a moment; nothing was lost.',
    failed: 'Check the disk and its free space, then try again.',
  },
  what: {
    full: 'The disk is full.',
    mayNotWrite: 'The data folder may not be written to.',
    busy: 'The database was busy for too long.',
    failed: 'The disk failed.',
  },
  erasesFirst: 'Start Tagline again: it goes on erasing first.',
  folder: {
    isFile: (path: string) =>
      `There is a file where the data folder should be, so nothing was started (${path}).`,
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
    otherLayout: (path: string) =>
      `This data was written by another build of Tagline, in a form that this one cannot read, and was left untouched (${path}).`,
    otherLayoutFix: (folder: string) =>
      `Open it with the version of Tagline that wrote it. Or rename the folder ${folder}, which deletes nothing: Tagline then starts with an empty one.`,
  },
});

export const savedFiles = texts('said/savedFiles', {
  tooManyRows: 'There are more rows than a worksheet can hold.',
  asCsv: 'Save them as CSV instead.',
  notBeingMade: 'This file is no longer being made.',
  startAgain: 'Start the export again.',
});

/** Main itself: calls, threads and the start. */
export const app = texts('said/app', {
  stopped: 'Stopped.',
  closing: 'Tagline is closing.',
  unfit: 'This value cannot be used.',
  unfitFor: (why: string) => `The input does not fit: ${why}.`,
  noOperation: 'There is no such operation.',
  inside: 'Something went wrong inside Tagline.',
  insideRestart: 'Restart Tagline to try it again; what was saved is safe.',
  insideFix: 'Try again. If it keeps happening, restart Tagline; what was saved is safe.',
  listClosed: 'This list is no longer open.',
  tooMuch: 'This is too much at once.',
  tooLarge: 'This is too large to be handled at once.',
  tooBusy: 'Tagline has too much to do. Try again.',
  noSecret: 'The security code is missing or wrong. Open Tagline again.',
  noAddress: (code: string) =>
    `This computer gives Tagline no local address at which it can answer its window (${code}).`,
  noAddressFix: 'Check that programs may listen on 127.0.0.1, then start Tagline again.',
  notStarted: (code: string) => `Something went wrong inside Tagline while it started (${code}).`,
  notStartedFix: (folder: string) =>
    `Start it again. If it keeps happening, look at tagline.log in ${folder}; what was saved is safe.`,
  notStartedAtAllFix:
    'Start it again. If it keeps happening, install the newest version; what was saved is safe.',
  sendingBroke: 'Sending broke off inside Tagline.',
  sendingBrokeFix: 'Look at the campaign: nothing is sent again without you.',
  readingBrokeFix:
    'Drop the file on the window again. If this happens again, save the file in another format.',
  textsBroke: 'The texts could not be worked out.',
  textsBrokeFix: 'Change the message a little, or restart Tagline.',
  practiceBroke: 'The demo service stopped.',
  practiceBrokeFix: 'Try again: it starts again, with everything that it kept.',
  faults: 'Faults',
  faultsFix: 'Choose faults from the list; separate them with commas.',
  ledgerFix: 'Close the program that uses the file, or move the file away to start again.',
  otherPlan: 'More or less would be removed now than was shown, so nothing was.',
  otherPlanFix: 'Look at the numbers again.',
});
