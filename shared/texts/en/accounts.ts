import { counted, credits, quoted, texts } from '../../format/wording.ts';

export const accounts = texts('accounts', {
  about:
    'The demo account stays on this computer. A live account sends to real phones through your provider.',
  add: 'Add account',
  newAccount: 'New account',
  unsaved: (name: string | null) =>
    `What you changed in ${name === null ? 'the new account' : quoted(name)} is not saved yet.`,
  practice:
    'The demo service runs inside Tagline and answers as a real one would. Nothing leaves this computer. What was sent to it is in the demo inbox.',
  test: 'Test connection',
  save: 'Save account',
  testAndUse: 'Test and continue',
  connected: (credit: number, currency: string) => `Connected, ${credits(credit)} ${currency || 'credits'}.`,
  ofAccount: (id: string) => `Account ${id}.`,
  nameHint: 'For example Northside clinics',
  needsName: 'Give the account a name.',
  baseUrl: 'Service address',
  baseUrlHelp: 'As your provider gives it. If you change the address, enter the API key again.',
  oddHost: (host: string) =>
    `This is the address of ${quoted(host)}, whose letters can look like others. If you change the address, enter the API key again.`,
  sendPath: 'Send path',
  onlyIfAsked: 'Only if your provider says so',
  afterQuiet: 'Ask before campaigns go on after quiet hours',
  afterQuietHelp: 'Otherwise they go on by themselves. You can change this for one campaign in its review.',
  asksForCode: 'Require a review code before sending live',
  asksForCodeHelp:
    'Another person reads the saved review and passes on the code at its end. It shows that exactly this review was opened, not by whom.',
  token: 'API key',
  pasteToken: 'Paste the API key from your provider',
  replaceToken: 'Saved. Paste another to replace it',
  forgetToken: 'Remove the API key',
  willBeKept: {
    keychain: 'Tagline keeps the API key encrypted in this computer’s keychain and never shows it again.',
    session:
      'Tagline keeps the API key in memory until it closes, because this computer offers no safe place, and never shows it again.',
  },
  isKept: {
    'other-origin':
      'An API key is kept that was not saved for this address, so Tagline does not use it. Paste the API key for this address, or enter the earlier address again.',
    keychain: 'The API key is encrypted in this computer’s keychain. Tagline never shows it again.',
    session:
      'The API key is in memory until Tagline closes, because this computer offers no safe place. Tagline never shows it again.',
  },
  startWith: 'New campaigns start with',
  sender: 'Default sender',
  label: 'Default invoice reference',
  labelHelp: 'This reference goes with every message and appears on the invoice.',
  advanced: 'Advanced',
  advancedAbout: 'limits, encoding, answers',
  balanceAndLimits: 'Balance and limits',
  letters: 'Characters',
  warnBelow: 'Warn below',
  never: 'Never',
  warnBelowHelp: 'In credits. Leave empty for no warning.',
  currency: 'Currency',
  currencyHint: 'For example EUR',
  currencyHelp: 'Tagline only shows the currency beside amounts.',
  campaignLimit: 'Limit for a campaign',
  campaignLimitHelp: 'In credits. Above it, the review asks you to raise it.',
  dayLimit: 'Limit for a day',
  dayLimitHelp: 'In credits, for all its campaigns together.',
  encoding: 'Encoding for Unicode texts',
  encodingHint: 'Leave empty to send none',
  takeEncoding: (word: string) => `Use ${quoted(word)}, which many services expect`,
  encodingHelp:
    'The word your provider expects in “encoding” for texts with characters outside GSM 03.38, such as ł or emoji.',
  encodingTest: {
    title: 'Test of the encoding',
    number: 'Your phone number',
    numberHelp: (encoding: string) =>
      `A test with the encoding ${quoted(encoding)} goes through the account as it is saved.`,
    send: 'Send a test of the encoding',
    sent: 'The test of the encoding is on its way.',
    look: 'Look at your phone. All characters should be there, as in this text:',
    right: 'All correct',
    wrong: 'Some are wrong',
    unknown: 'Not yet known',
  },
  arrived: {
    right: (encoding: string) => `With ${quoted(encoding)} all characters were right on your phone.`,
    wrong: (encoding: string) =>
      `With ${quoted(encoding)} some characters were wrong on your phone. Try another value, or ask your provider.`,
    unknown: (encoding: string) =>
      `It is not yet known whether characters are right on phones with ${quoted(encoding)}.`,
  },
  answers: 'What your provider says about its answers',
  nobodyOn429: 'An answer of 429 means that nobody was texted',
  nobodyOn429Help: 'Tagline then sends such a batch again. Otherwise the campaign pauses.',
  noBalance: 'This service does not report a balance (no /v2/balance)',
  noBalanceHelp: 'The review then shows no balance.',
  isGood: (status: number) => `Count answer ${status} with an id for everybody as success`,
  isGoodHelp: 'You said so when a campaign paused for it.',
  remove: 'Remove account',
  removal: {
    sending: (campaigns: number) =>
      `${counted(campaigns, 'campaign is sending', 'campaigns are sending')} with it and will pause before the next batch.`,
    paused: (campaigns: number) =>
      `${counted(campaigns, 'paused campaign', 'paused campaigns')} cannot go on.`,
    scheduled: (campaigns: number) =>
      `${counted(campaigns, 'scheduled campaign', 'scheduled campaigns')} will not start.`,
    copy: 'Once a campaign is cancelled, you can send a copy to the remaining people through another account.',
    token:
      'Tagline forgets its API key. Drafts that use it need another account; finished campaigns keep their results.',
  },
});
