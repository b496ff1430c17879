import { counted, credits, quoted, texts } from '../../format/wording.ts';

export const accounts = texts('accounts', {
  about: 'Practice stays on this computer. A live account sends to real people through your provider.',
  add: 'Add account',
  newAccount: 'New account',
  unsaved: (name: string | null) =>
    `What you changed in ${name === null ? 'the new account' : quoted(name)} is not saved yet.`,
  practice:
    'The practice service runs inside Tagline and answers as the real one would. Nothing leaves this computer; look at what it received in the practice inbox.',
  test: 'Test connection',
  save: 'Save account',
  testAndUse: 'Test and continue',
  connected: (credit: number, currency: string) => `Connected, ${credits(credit)} ${currency || 'credits'}.`,
  ofAccount: (id: string) => `Account ${id}.`,
  nameHint: 'For example Northside clinics',
  needsName: 'Give the account a name.',
  baseUrl: 'Address',
  baseUrlHelp: 'As your provider gives it. If you change the address, enter the key again.',
  oddHost: (host: string) =>
    `This is the address of ${quoted(host)}, whose letters can look like others. If you change the address, enter the key again.`,
  sendPath: 'Send path',
  onlyIfAsked: 'Only if your provider says so',
  afterQuiet: 'Ask before campaigns go on after quiet hours',
  afterQuietHelp: 'Otherwise they go on by themselves. You can change this for one campaign in its review.',
  asksForCode: 'Ask for a review code before a live sending',
  asksForCodeHelp:
    'Another person reads the saved review and passes on the code at its end. It shows that exactly this review was opened, not by whom.',
  token: 'Key',
  pasteToken: 'Paste the key from your provider',
  replaceToken: 'Saved. Paste another to replace it',
  forgetToken: 'Forget the key',
  willBeKept: {
    keychain: 'Tagline keeps it encrypted in this computer’s keychain and never shows it again.',
    session:
      'Tagline keeps it in memory until it closes, because this computer offers no safe place, and never shows it again.',
  },
  isKept: {
    'other-origin':
      'A key is kept that was not saved for this address, so Tagline does not use it. Paste the key for this address, or enter the earlier address again.',
    keychain: 'It is encrypted in this computer’s keychain. Tagline never shows it again.',
    session:
      'It is in memory until Tagline closes, because this computer offers no safe place. Tagline never shows it again.',
  },
  startWith: 'New campaigns start with',
  sender: 'Default sender',
  label: 'Default label',
  labelHelp: 'Goes with every message, for the invoice.',
  advanced: 'Advanced',
  advancedAbout: 'limits, encoding, answers',
  balanceAndLimits: 'Balance and limits',
  letters: 'Letters',
  warnBelow: 'Warn below',
  never: 'Never',
  warnBelowHelp: 'In credits. Leave it empty for never.',
  currency: 'Currency',
  currencyHint: 'For example EUR',
  currencyHelp: 'Tagline only shows it beside amounts.',
  campaignLimit: 'Limit for a campaign',
  campaignLimitHelp: 'In credits. Above it, the review asks you to raise it.',
  dayLimit: 'Limit for a day',
  dayLimitHelp: 'In credits, for all its campaigns together.',
  encoding: 'Encoding for Unicode texts',
  encodingHint: 'Leave empty to send none',
  encodingHelp:
    'The word your provider expects in “encoding” for texts with letters outside GSM 03.38, such as ł or emoji.',
  encodingTest: {
    title: 'Test of the encoding',
    number: 'Your phone number',
    numberHelp: (encoding: string) =>
      `A test with the encoding ${quoted(encoding)} goes through the account as it is saved.`,
    send: 'Send a test of the encoding',
    sent: 'The test of the encoding is on its way.',
    look: 'Look at your phone. All letters and signs should be there, as in this text:',
    right: 'Arrived right',
    wrong: 'Arrived wrong',
    unknown: 'Not yet known',
  },
  arrived: {
    right: (encoding: string) => `With ${quoted(encoding)} all letters arrived right on your phone.`,
    wrong: (encoding: string) =>
      `With ${quoted(encoding)} letters arrived wrong on your phone. Try another value, or ask your provider.`,
    unknown: (encoding: string) => `Whether letters arrive right with ${quoted(encoding)} is not yet known.`,
  },
  answers: 'What your provider says about its answers',
  nobodyOn429: 'An answer of 429 means that nobody was texted',
  nobodyOn429Help: 'Tagline then sends such a request again. Otherwise the campaign pauses.',
  noBalance: 'This service has no balance at /v2/balance',
  noBalanceHelp: 'The review then does without it.',
  isGood: (status: number) => `An answer of ${status} with an id for everybody is a good one`,
  isGoodHelp: 'You said so when a campaign paused for it.',
  remove: 'Remove account',
  removal: {
    sending: (campaigns: number) =>
      `${counted(campaigns, 'campaign is sending', 'campaigns are sending')} with it and will pause before the next request.`,
    paused: (campaigns: number) =>
      `${counted(campaigns, 'paused campaign', 'paused campaigns')} cannot go on.`,
    scheduled: (campaigns: number) =>
      `${counted(campaigns, 'scheduled campaign', 'scheduled campaigns')} will not start.`,
    copy: 'Once a campaign is cancelled, you can send a copy to the rest through another account.',
    token:
      'Tagline forgets its key. Drafts that use it need another account; finished campaigns keep their results.',
  },
});
