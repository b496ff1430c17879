import { credits } from '../../../format/format-count.ts';
import { quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import { common } from '../common.ts';

/** What main says of the data folder. */
export const folder = texts('said/folder', {
  nothingErased: 'Nothing was erased.',
  confirmation: 'Confirmation',
  typeToErase: (word: string) => `Type ${quoted(word)} to erase everything.`,
  eraseWhileSending: (name: string) =>
    `${quoted(name || common.untitled)} is being sent at this moment, so nothing was erased.`,
  eraseWhileSendingFix: 'Pause it, or let it end, then erase everything.',
  sendingNow: 'A campaign is being sent at this moment.',
  sendingNowFix: 'Pause it first, so that the file holds everything that was sent.',
  beingMade: 'A file of this data is being made already.',
  noLongerComing: 'This file is no longer on its way.',
  chooseAgain: 'Choose it again.',
  stillComing: 'Another file is still being taken in.',
  heldNoFile: 'This data folder comes from elsewhere, so no file was made of it.',
  sayHow: 'Say first how it came here: it was moved, or copied.',
  noFolderFile: 'This is no file that Tagline made of its data, or it is damaged, so nothing was opened.',
  noFolderFileFix: 'Choose a file that was saved by Back up or Move to another computer.',
  foreign: 'This data folder comes from elsewhere, where its campaigns may have gone on.',
  movedOut:
    'This data folder was closed into a file to be opened on another computer, so nothing is sent from here.',
  movedOutFix: 'Go on where that file was opened, or say that it was not used.',
  noState: (isFull: boolean) =>
    `Tagline cannot keep its record of what was sent from this computer, so nothing is sent. ${isFull ? 'The disk is full.' : 'That place cannot be written to.'}`,
  noStateFix: (stateDir: string) =>
    `Make sure that you may write in ${stateDir} and that there is room, then start Tagline again.`,
  markUnwritten: (isFull: boolean) =>
    `The record of what was sent, which this computer keeps outside the data folder, could not be written, so nothing more is sent. ${isFull ? 'The disk is full.' : 'That place cannot be written to.'}`,
  markUnwrittenFix: (isFull: boolean) =>
    isFull ? 'Make room on the disk, then resume.' : 'Make sure that you may write there, then resume.',
  balanceUnread: 'The balance cannot be read now, so it says nothing about them.',
  balanceBeforeUnknown:
    'What the balance was when this copy was made is not known, so it says nothing about them.',
  lost: (lost: number, expected: number | null) =>
    `Since this copy was made the account lost ${credits(lost)} credits.${cost(expected)} Other campaigns and other users of the account may have taken some of them.`,
  gained: (gained: number) =>
    `Since this copy was made the account gained ${credits(gained)} credits: somebody topped it up, so it says nothing about them.`,
  lostNothing: (expected: number | null) =>
    `Since this copy was made the account lost no credits.${cost(expected)} A top-up may hide what was sent.`,
  practiceBalance: 'Practice keeps its balance in the data folder, so it says nothing about them.',
});

function cost(expected: number | null): string {
  return expected === null ? '' : ` Sending to everybody in doubt here should cost ${credits(expected)}.`;
}
