import { momentWithin } from '../../format/format-time.ts';
import {
  count,
  counted,
  isolated,
  listOf,
  peopleWords,
  pluralForm,
  quoted,
  texts,
} from '../../format/wording.ts';

export const settings = texts('settings', {
  keys: 'Keyboard shortcuts',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageOfSystem: 'As the system',
  spelling: 'Check spelling',
  spellingOnMac: 'With the dictionaries of this Mac. Tagline fetches nothing.',
  spellingHelp:
    'Tagline fetches dictionaries for the languages of this computer once, from Google’s servers (gvt1.com). What you write stays here.',
  newCampaigns: 'New campaigns',
  country: 'Home country',
  countryHelp:
    'Most of your numbers without a country code are from this country. Tagline asks about lists that look different.',
  sending: 'Sending',
  chunkSize: 'People per batch',
  canary: 'Send to a few first',
  quietFrom: 'Quiet hours from',
  quietTo: 'Quiet hours until',
  recentDays: 'Warn about repeats within (days)',
  help: {
    chunkSize:
      'Larger batches are faster. If an answer is lost, smaller ones leave fewer people unconfirmed. At most 10,000.',
    canary: 'Text this many people, then wait for you. 0: send to everybody at once.',
    quietFrom:
      'Nobody gets a text in these hours, by their own local time. The campaign waits. (Demo ignores this.)',
    quietTo: 'Set both to the same hour to turn this off.',
    recentDays: 'The review lists people this same text was sent to within this many days. 0 turns this off.',
  },
  proxy: 'Proxy',
  proxyWays: { system: 'Follow the system', none: 'None', address: 'This address' },
  proxyAddress: 'Proxy address',
  proxyHelp:
    'An HTTP proxy without a password. It learns only which service you use: what you send is encrypted for that service.',
  data: 'Data',
  backUp: 'Back up',
  moveAway: 'Move to another computer',
  askMove: 'Move to another computer?',
  move: 'Move',
  moveAbout:
    'Everything but the API keys goes into one file. Open it on one other computer, where campaigns then go on. This computer sends nothing more.',
  openFile: 'Open a file',
  askOpen: (file: string) => `Open ${quoted(file)}?`,
  open: 'Open',
  openAbout:
    'The backup replaces what is here the next time Tagline starts. What is here now is moved to a folder beside it; nothing is deleted.',
  updates: 'Updates',
  erase: 'Erase everything',
  askErase: 'Erase everything?',
  eraseAbout:
    'This removes lists, campaigns, results, opt-outs, the demo inbox, accounts with their API keys, settings and the log for good, also earlier data beside this folder. Tagline then begins as new. Files you saved, and backups, keep what is in them.',
  eraseKeeps:
    'Only random ids and counts of batches stay on this computer. They name no person; with them Tagline recognises an older copy of this data, so that nobody gets a text twice.',
  eraseWord: 'erase everything',
  type: (word: string) => `Type ${quoted(word)}`,
  eraseLoss: (campaigns: number, people: number) =>
    `You would lose ${counted(campaigns, 'campaign', 'campaigns')} with ${peopleWords(people)} still waiting, and the record of who was sent a text.`,
  kept: 'How long things are kept',
  keptOf: { campaigns: 'Campaigns', lists: 'Lists', inbox: 'Demo inbox', log: 'Log' },
  keptHelp:
    'Days from the end of a campaign or the last use of a list. 0 keeps them until you remove them. Tagline never removes what still waits, is unconfirmed, or keeps somebody from getting a text twice. Numbers and times of deleted campaigns go after as many days as campaigns do.',
  askKeep: 'Delete things after this long?',
  keep: 'Delete now and from now on',
  going: (campaigns: number, lists: number, inbox: number, log: number) =>
    listOf([
      campaigns > 0 && `${counted(campaigns, 'campaign', 'campaigns')} with results`,
      lists > 0 && counted(lists, 'list', 'lists'),
      inbox > 0 && `${counted(inbox, 'text', 'texts')} in the demo inbox`,
      log > 0 && `${counted(log, 'line', 'lines')} of the log`,
    ]),
  removesNow: (going: string) =>
    `This deletes ${going} now, for good. From then on Tagline checks once a day.`,
});

/** Questions to answer before anything is sent from a data folder. */
export const folder = texts('folder', {
  banner: {
    fileWaits: 'Tagline opens a file of data when it starts next.',
    doNotOpen: 'Do not open it',
    startAgain: 'Close Tagline and start it again. It moves what is here now to a folder beside it.',
    leave: 'Cancel',
  },
  earlier: 'This data is an earlier copy. Has anything been sent since?',
  lastUsed: (moment: string) => `Last used ${moment}.`,
  lacks: 'What has been done since is missing: campaigns, opt-outs, lists and who was texted recently.',
  begun: (batches: number) =>
    `This computer has begun ${batches === 0 ? 'no batch' : counted(batches, 'batch', 'batches')} since.`,
  begunUnseen: 'This computer does not know what has been sent since.',
  unconfirmed: (people: number) =>
    `${peopleWords(people)} still waiting ${pluralForm(people, 'is', 'are')} unconfirmed.`,
  nothingSent: 'Nothing has been sent since',
  askNothingSent: (begun: string) =>
    `${begun} If anything was sent, here or on another computer, people may get a text twice. Has nothing been sent since?`,
  perhapsSent: 'Treat these as perhaps sent',
  askPerhapsSent:
    'The review of each draft, each list and each campaign to the remaining people then asks whether it has been sent since. Nothing is sent before you press “Not sent since”.',
  unfinished: {
    lists: 'Deleted or interrupted lists are not erased yet.',
    judging:
      'Not all rows of your lists are decided again by this version yet. Nothing is sent to these lists meanwhile.',
    'opt-outs': 'Some lists still show people who have opted out. They are not sent to.',
    people: 'Somebody’s data is not erased everywhere yet.',
    practice: 'Deleted campaigns are not erased from the demo inbox yet.',
    campaigns: 'Deleted campaigns are not erased from the disk yet.',
    age: 'Some of what is old enough is not deleted yet.',
    sending: 'What was being sent when sending stopped is not recorded yet.',
    again: 'Tagline tries again.',
  },
  judgedAgain: {
    title: 'Some rows of your lists have another state now',
    about:
      'Tagline decides them in another way now, because this is another version or a file had them otherwise. Look at these lists before you send to them.',
    recipient: 'Recipient',
    sameStatus: 'Other text or note',
  },
  takenBack: 'The file could not be opened. What was here before is back.',
  look: 'Look through it',
  screen: 'Data from a file',
  unread: {
    title: 'Not everything could be read',
    about:
      'What could be read is here. A number that a damaged row protected is an opt-out now, and Tagline treats everybody of a lost campaign as perhaps texted.',
    unknown: (rows: number) =>
      `${counted(rows, 'row', 'rows')} may have kept somebody from being texted, and nobody can say whom. Nothing is sent until you decide.`,
    understood: 'Understood',
    without: 'Send without them',
    askWithout:
      'People who opted out, or who were texted already, may get a text. Compare with another backup first, if you have one.',
    counted: {
      'opt-outs': (rows: number) => counted(rows, 'opt-out', 'opt-outs'),
      lists: (rows: number) => counted(rows, 'list', 'lists'),
      rows: (rows: number) => counted(rows, 'row of a list', 'rows of lists'),
      templates: (rows: number) => counted(rows, 'template', 'templates'),
      campaigns: (rows: number) => counted(rows, 'campaign', 'campaigns'),
      people: (rows: number) => counted(rows, 'person of a campaign', 'people of campaigns'),
      receipts: (rows: number) => counted(rows, 'id from the service', 'ids from the service'),
      batches: (rows: number) => counted(rows, 'record of a batch', 'records of batches'),
      settings: (rows: number) => counted(rows, 'account or setting', 'accounts or settings'),
      others: (rows: number) => counted(rows, 'other record', 'other records'),
    },
    some: {
      'opt-outs': 'Opt-outs, nobody knows how many',
      lists: 'Lists, nobody knows how many',
      rows: 'Rows of lists, nobody knows how many',
      templates: 'Templates, nobody knows how many',
      campaigns: 'Campaigns, nobody knows how many',
      people: 'People of campaigns, nobody knows how many',
      receipts: 'Ids from the service, nobody knows how many',
      batches: 'Records of batches, nobody knows how many',
      settings: 'Settings, nobody knows how many',
      others: 'Other records, nobody knows how many',
    },
  },
  opened: {
    title: 'What waits for your decision',
    about: 'All of this came with the file. Tagline uses nothing of it until you press a button here.',
    waits: (campaigns: number, files: number, accounts: number) =>
      `This came with a file and waits for you: ${listOf([
        campaigns > 0 && counted(campaigns, 'scheduled campaign', 'scheduled campaigns'),
        files > 0 && counted(files, 'shared file', 'shared files'),
        accounts > 0 && counted(accounts, 'account', 'accounts'),
      ])}.`,
    campaign: (name: string) => `Campaign ${quoted(name)}`,
    goesOn: (moment: string) => `Scheduled for ${moment}`,
    goOn: 'Let it continue',
    teamFile: 'Shared opt-out file',
    teamFileAbout:
      'If you connect it, Tagline reads it before each batch and adds the opt-outs made here. Until you connect it or give it up, nothing is sent, because its opt-outs would be missing.',
    connect: 'Connect it',
    giveUp: 'Give it up',
    askGiveUp:
      'Then its opt-outs are missing here: people in that file may get a text. Tagline neither reads it nor adds to it.',
    account: (name: string) => `Account ${quoted(name)}`,
    use: 'Use it for sending',
  },
  mayLack: 'Opt-outs, lists and the record of recent texts may be out of date.',
  foreign: 'This data folder comes from elsewhere. How did it come here?',
  foreignMore: (people: number, campaigns: number) =>
    `Moved: it was closed there and not used since, so only what was on its way is unconfirmed. Copied, or not sure: ${open(people, campaigns)} unconfirmed until you decide.`,
  wasMoved: 'It was moved',
  askMoved:
    'If somebody still uses it where it was, or has used it since, people may get a text twice. Was it closed there and not used since?',
  wasCopied: 'It was copied, or I do not know',
  askCopied: (people: number, campaigns: number) =>
    `Then ${open(people, campaigns)} unconfirmed, and scheduled campaigns go back to drafts. You decide about them all together, or batch by batch.`,
  movedOut: (moment: string) =>
    `This data folder was packed into a file ${moment}, to be opened on another computer.`,
  movedOutMore: 'Tagline sends nothing from here. Go on where that file was opened.',
  fileUnused: 'The file was not used',
  askFileUnused:
    'If that file was opened anywhere, or will be, people may get a text twice. Go on here, and delete the file?',
  fileUsed: 'It was used, or I do not know',
});

function open(people: number, campaigns: number): string {
  if (people === 0) return 'everybody who still waited is';
  return `${peopleWords(people)} still waiting in ${counted(campaigns, 'campaign', 'campaigns')} ${pluralForm(people, 'is', 'are')}`;
}

export const updates = texts('updates', {
  updated: (version: string) => `This is Tagline ${isolated(version)}.`,
  looking: 'Tagline is checking for updates.',
  isOut: (version: string) => `Tagline ${isolated(version)} is available.`,
  byHand:
    'Your system’s package manager installed this version, so it cannot update itself. Install the new package the same way.',
  ok: 'OK',
  isReady: (version: string) => `Tagline ${isolated(version)} is ready.`,
  scheduled:
    'A campaign is scheduled: it starts only while Tagline is open, so restart only if there is time before its start.',
  restarting: 'Restarting takes a moment; your work is saved.',
  later: 'Later',
  restart: 'Restart now',
  off: 'This version does not check for updates.',
  offMore:
    'This version does not know where to look for updates, or cannot update itself. Ask the person who gave you Tagline for a newer version.',
  isNewest: (version: string) => `Tagline ${isolated(version)} is the newest version.`,
  asksLater: 'Tagline asks you about it once nothing is being sent.',
  sending: 'A campaign is being sent.',
  looksLater: 'Tagline checks for updates once the campaign has ended.',
  noAnswer: 'Tagline could not check for updates: the update server did not answer as it should.',
  noAnswerMore: 'Check the connection and the proxy, then try again.',
});

export const team = texts('team', {
  title: 'Opt-out file of a team',
  about:
    'A CSV or text file on a drive that your team shares, with one person per line. Tagline reads this file before each batch, and waits if it cannot be read. Tagline adds the opt-outs you make here: their number and day, nothing else.',
  onlyInApp: 'You can choose it only in Tagline’s own window, not in a browser.',
  noPath: (name: string) =>
    `Tagline cannot find out where ${quoted(name)} is. Choose it where the drive is connected.`,
  leave: 'Stop using it',
  use: 'Use it',
  ask: (name: string) => `Use ${quoted(name)} with your team?`,
  askAbout: (numbers: number) =>
    `${counted(numbers, 'number is', 'numbers are')} in it. Tagline no longer texts any of them, even if somebody removes a line later. It writes the numbers of all opt-outs here to the file, and everybody who may open it can read them.`,
  column: 'Column with the numbers of people who opted out',
  unnamed: (column: number) => `Column ${count(column)}`,
  state: (name: string, heading: string, numbers: number, readAt: number | null) =>
    `${quoted(name)}${heading === '' ? '' : `, column ${quoted(heading)}`}, ${counted(numbers, 'number', 'numbers')}${readAt === null ? '' : `, read ${momentWithin(readAt, Date.now())}`}`,
  unwritten: (numbers: number) =>
    `${counted(numbers, 'opt-out', 'opt-outs')} made here ${pluralForm(numbers, 'is', 'are')} not in it yet. Tagline tries again every minute.`,
});
