import { peopleWords } from '../../format/format-count.ts';
import { moment } from '../../format/format-time.ts';
import { counted, isolated, listOf, quoted } from '../../format/words.ts';
import { pluralForm, texts } from '../../language/language.ts';

export const settings = texts('settings', {
  keys: 'Keys',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageOfSystem: 'As the system',
  spelling: 'Check spelling',
  spellingOnMac: 'By the dictionaries of this Mac. Nothing is fetched.',
  spellingHelp:
    'Dictionaries for the languages of this computer are fetched once from Google’s servers (gvt1.com). What you write stays here.',
  newCampaigns: 'New campaigns',
  country: 'Default country',
  countryHelp: 'For numbers written without a country code.',
  sending: 'Sending',
  chunkSize: 'People per request',
  chunkSizeHelp: 'More is faster; fewer means that less is in doubt when a request is lost. At most 10,000.',
  canary: 'Canary first',
  canaryHelp: 'Text this many people first, then wait for you. 0 for none.',
  quietFrom: 'Quiet from',
  quietFromHelp: 'In these hours of their country nobody is texted, except by practice; a campaign waits.',
  quietTo: 'Quiet until',
  quietToHelp: 'Set both to the same hour to turn this off.',
  recentDays: 'Days that count as recent',
  recentDaysHelp: 'The review lists people who got the same text within this many days. 0 for no check.',
  proxy: 'Proxy',
  proxyWays: { system: 'Follow the system', none: 'None', address: 'This address' },
  proxyAddress: 'Proxy address',
  proxyHelp:
    'An HTTP proxy without a password. It hears only which service is asked: what is sent is encrypted for that alone.',
  data: 'Data',
  backUp: 'Back up',
  moveAway: 'Move to another computer',
  askMove: 'Move to another computer?',
  move: 'Move',
  moveAbout:
    'Everything but the keys goes into one file. Open it on one other computer, where campaigns then go on. From here nothing more is sent.',
  openFile: 'Open a file',
  askOpen: (file: string) => `Open ${quoted(file)}?`,
  open: 'Open',
  openAbout:
    'It takes the place of what is here when Tagline starts next. What is here now is set aside in a folder of its own beside it, and nothing of it is deleted.',
  updates: 'Updates',
  erase: 'Erase everything',
  askErase: 'Erase everything?',
  eraseAbout:
    'Lists, campaigns, results, opt-outs, the practice inbox, accounts with their keys, settings and the log go for good, also what was set aside here. Tagline then begins as new. Files that you saved, and backups, keep what is in them.',
  eraseKeeps:
    'Only random ids and counts of requests stay on this computer, of no person, so that an older copy of this data is known as one and texts nobody twice.',
  eraseWord: 'erase everything',
  type: (word: string) => `Type ${quoted(word)}`,
  eraseLoss: (campaigns: number, people: number) =>
    `${counted(campaigns, 'campaign', 'campaigns')} with ${peopleWords(people)} still to be sent to would be lost, and with them the record of who was texted.`,
  kept: 'How long things are kept',
  keptOf: { campaigns: 'Campaigns', lists: 'Lists', inbox: 'Practice inbox', log: 'Log' },
  keptHelp:
    'Days from the end of a campaign, or from the last use of a list; 0 keeps them until you remove them. What is still to be sent, in doubt, or keeps somebody from being texted twice is never removed by its age. The numbers and times that deleted campaigns leave go after the days for campaigns.',
  askKeep: 'Keep things only for so long?',
  keep: 'Remove and keep to it',
  going: (campaigns: number, lists: number, inbox: number, log: number) =>
    listOf(
      [
        campaigns > 0 && `${counted(campaigns, 'campaign', 'campaigns')} with results`,
        lists > 0 && counted(lists, 'list', 'lists'),
        inbox > 0 && `${counted(inbox, 'text', 'texts')} in the practice inbox`,
        log > 0 && `${counted(log, 'line', 'lines')} of the log`,
      ].filter((words) => words !== false),
    ),
  removesNow: (going: string) =>
    `Now this removes ${going}, for good. From then on it is looked at once a day.`,
});

/** Questions to answer before anything is sent from a data folder. */
export const folder = texts('folder', {
  banner: {
    fileWaits: 'A file of data is opened when Tagline starts next.',
    doNotOpen: 'Do not open it',
    startAgain: 'Close Tagline and start it again. What is here now is set aside beside it.',
    leave: 'Leave it',
    isCopy: 'This data folder is a copy, and another one may have gone on without it.',
    understood: 'Understood',
    cameIntoDoubt: (people: number) => `${peopleWords(people)} still to be sent to came into doubt.`,
  },
  mayLack: 'Opt-outs, lists and what counts as texted recently may lack what came since.',
  foreign: 'This data folder comes from elsewhere. How did it come here?',
  foreignMore: (people: number, campaigns: number) =>
    `Moved: it was closed there and not used since, so that only what was on its way is in doubt. Copied, or not known: ${open(people, campaigns)} in doubt until you decide.`,
  wasMoved: 'It was moved',
  askMoved:
    'If it is still used where it was, or was used since, people may get a text twice. Was it closed there and not used since?',
  wasCopied: 'It was copied, or I do not know',
  askCopied: (people: number, campaigns: number) =>
    `Then ${open(people, campaigns)} in doubt, and what waits for its time is taken off the schedule. You decide about them, as a whole or request by request.`,
  movedOut: (moment: string) =>
    `This data folder was closed into a file ${moment}, to be opened on another computer.`,
  movedOutMore: 'Nothing is sent from here. Go on where that file was opened.',
  fileUnused: 'The file was not used',
  askFileUnused:
    'If that file was opened anywhere, or will be, people may get a text twice. Go on here, and delete the file?',
  fileUsed: 'It was used, or I do not know',
});

function open(people: number, campaigns: number): string {
  if (people === 0) return 'everybody who was still to be sent to is';
  return `${peopleWords(people)} still to be sent to in ${counted(campaigns, 'campaign', 'campaigns')} ${pluralForm(people, 'is', 'are')}`;
}

export const updates = texts('updates', {
  looking: 'Tagline is checking for updates.',
  isOut: (version: string) => `Tagline ${isolated(version)} is out.`,
  byHand:
    'This one came as a package of your system and cannot replace itself: install the new package as you installed this one.',
  ok: 'OK',
  isReady: (version: string) => `Tagline ${isolated(version)} is ready.`,
  scheduled:
    'Something is scheduled: it starts only while Tagline is open, so restart only if there is time before it.',
  restarting: 'Restarting takes a moment; what you wrote is kept.',
  later: 'Later',
  restart: 'Restart now',
  off: 'This version does not check for updates.',
  offMore:
    'It was built without a place to look at, or cannot replace itself. Ask the person who gave it to you for a newer one.',
  isNewest: (version: string) => `Tagline ${isolated(version)} is the newest version.`,
  asksLater: 'Tagline asks you about it while nothing is being sent.',
  sending: 'A campaign is being sent.',
  looksLater: 'Tagline checks for updates once that has ended.',
  noAnswer: 'Where newer versions would be, nothing answers as it should.',
  noAnswerMore: 'Check the connection and the proxy, then try again.',
});

export const team = texts('team', {
  title: 'Opt-out file of a team',
  about:
    'A CSV or text file on a drive that your team shares, with one number per line. It is read before each request begins, and sending waits where it cannot be read. Opt-outs made here are added to it: their number and day, nothing else.',
  onlyInApp: 'It can be chosen only in Tagline’s own window, not in a browser.',
  noPath: (name: string) =>
    `Where ${quoted(name)} is cannot be found out. Choose it where the drive is connected.`,
  choose: 'Choose a file',
  leave: 'Stop using it',
  use: 'Use it',
  ask: (name: string) => `Use ${quoted(name)} with your team?`,
  askAbout: (numbers: number) =>
    `${counted(numbers, 'number is', 'numbers are')} in it. None of them is texted from here any more, even if its line is removed there later. The numbers of all opt-outs here are written to it, and everybody who may open it can read them.`,
  state: (name: string, numbers: number, readAt: number | null) =>
    `${quoted(name)}, ${counted(numbers, 'number', 'numbers')}${readAt === null ? '' : `, read ${moment(readAt, Date.now())}`}`,
  unwritten: (numbers: number) =>
    `${counted(numbers, 'opt-out', 'opt-outs')} made here ${pluralForm(numbers, 'is', 'are')} not in it yet. It is tried again every minute.`,
});
