import { count, counted, isolated, peopleWords, pluralForm, texts } from '../../format/wording.ts';

/** Outside the page: menus, questions, the icon. The titles of the menu bar are with the commands. */
export const desktop = texts('desktop', {
  openRecent: 'Open recent',
  recentFiles: 'Recent files',
  forgetRecent: 'Forget recent files',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  fullScreen: 'Full screen',
  close: 'Close window',
  quit: 'Quit Tagline',
  window: 'Window',
  minimize: 'Minimise',
  zoom: 'Zoom',
  toFront: 'Bring all to front',
  services: 'Services',
  hide: 'Hide Tagline',
  hideOthers: 'Hide others',
  showAll: 'Show all',
  addToDictionary: 'Add to dictionary',
  noSuggestions: 'No suggestions',
  open: 'Open Tagline',
  waits: 'A campaign waits for your decision.',
  cannotStart: 'Tagline cannot start',
  fault: {
    message: 'Something went wrong inside Tagline.',
    detail:
      'Your data is safe. Look at what is being sent, then close Tagline and start it again. If it happens again, report it from the Help menu.',
    ok: 'OK',
  },
  hung: {
    message: 'The window does not answer.',
    detail:
      'Sending goes on. Wait a little, or load the window again: you lose at most what you wrote in the last second.',
    wait: 'Wait',
    loadAgain: 'Load again',
  },
  breaking: {
    message: 'The window keeps crashing.',
    detail: 'Sending goes on, and your work is saved. Try once more, or close Tagline and start it again.',
    tryAgain: 'Try once more',
    close: 'Close Tagline',
  },
  notLoaded: {
    message: 'Tagline could not be loaded',
    detail: 'You have lost nothing. Load it again. If that does not help, install Tagline again.',
  },
  closing: {
    title: 'Tagline is closing',
    waits:
      'Tagline is waiting for the answer to the batch on its way, for half a minute at most. Nothing else is sent.',
    after: 'Then Tagline closes by itself, and you can open it again.',
  },
  mayClose: {
    sending: (running: number) => `${campaigns(running)} being sent.`,
    scheduled: (scheduled: number) => `${campaigns(scheduled)} scheduled.`,
    both: (running: number, scheduled: number) =>
      `${campaigns(running)} being sent, and ${pluralForm(scheduled, 'a campaign is', `${count(scheduled)} campaigns are`)} scheduled.`,
    whileSending:
      'If you close now, Tagline finishes the batch that is on its way and stops there. It waits half a minute for the answer; without one it asks you about that batch when you open it again. You can resume then: nobody gets a text twice and nobody is lost.',
    whileOneScheduled:
      'A scheduled campaign starts only while Tagline is open. If Tagline is closed at that time, nothing is sent, and you choose a new time.',
    whileScheduled:
      'Scheduled campaigns start only while Tagline is open. If Tagline is closed at the time of one, that campaign is not sent, and you choose a new time.',
    keepSending: 'Keep sending',
    stop: 'Stop and close',
    keepOpen: 'Keep open',
  },
});

function campaigns(value: number): string {
  return pluralForm(value, 'A campaign is', `${count(value)} campaigns are`);
}

/** News of campaigns outside the window, and names of campaigns that Tagline creates. */
export const campaignNews = texts('campaignNews', {
  scheduled: (campaigns: number) =>
    `${counted(campaigns, 'campaign is', 'campaigns are')} scheduled. Keep Tagline open.`,
  more: (campaigns: number) => `${campaigns} more`,
  finished: (name: string) => `${isolated(name)} is finished`,
  accepted: (people: number) => `${peopleWords(people)} accepted by the service.`,
  stands: (name: string, word: string) => `${isolated(name)}: ${word}`,
  refused: 'The service refused a batch.',
  didNotStart: (name: string) => `${isolated(name)} did not start`,
  rehearsalOf: (campaign: string) => `Rehearsal of ${campaign}`,
  testOf: (campaign: string) => `Test of ${campaign}`,
  testOfEncoding: (encoding: string) => `Test of the encoding ${encoding}`,
  restOf: (campaign: string) => `Remaining people of ${campaign}`,
  removedAccount: 'Removed account',
});
