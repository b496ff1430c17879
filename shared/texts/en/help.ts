import { texts } from '../../language/language.ts';

/** The palette of commands, and the dialogs of keys, problems, licences and the app itself. */
export const help = texts('help', {
  about: 'Personalised SMS campaigns from a spreadsheet.',
  version: (version: string) => `Version ${version}. Copyright © The Tagline authors, under the MIT licence.`,
  find: 'Find a command',
  noneFound: 'No command of that name applies now.',
  allKeys: 'All keys',
  inWindow: 'In the window',
  keysDo: {
    tag: 'In the message: choose a column to insert',
    paste: 'Outside a field: import copied rows',
    arrows: 'In a list: move from cell to cell',
    pages: 'In a list: a screen up or down',
    ends: (ctrl: string) => `In a list: first or last column; with ${ctrl} the first or last row`,
    enter: 'In a list: edit the cell, as F2 does',
    rowMenu: 'In a list: the menu of the row',
    zoom: 'Everything larger; − smaller, 0 as usual',
    escape: 'Take back what was typed, or close',
  },
  licencesAbout:
    'Tagline is built from the work of others. An installed Tagline has those of Chromium beside it, in LICENSES.chromium.html.',
  reading: 'Reading…',
  unread: 'They could not be read. Close this and open it again.',
  noText: 'The package brings no text of it.',
  copied: 'Copied.',
  copyVersion: 'Copy the version',
  write: 'Tagline sends nothing by itself. Write to whoever gave it to you, with:',
  whatYouDid: 'What you did, what you expected, and what you saw.',
  theVersion: 'The version: {version}',
  theLog: 'The file {file} in {folder}. No text, number or key is in it.',
});
