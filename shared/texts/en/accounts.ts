import { credits } from '../../format/format-count.ts';
import { counted, quoted } from '../../format/words.ts';
import { texts } from '../../language/language.ts';

export const accounts = texts('accounts', {
  about: 'Practice stays on this computer. A live account sends to real people through your provider.',
  add: 'Add account',
  newAccount: 'New account',
  unsaved: (name: string | null) =>
    `What you changed in ${name === null ? 'the new account' : quoted(name)} is not saved yet.`,
  saved: (name: string) => `${quoted(name)} is saved.`,
  practice:
    'The practice service runs inside Tagline and answers as the real one would. Nothing leaves this computer; look at what it received in the practice inbox.',
  test: 'Test connection',
  save: 'Save account',
  testAndUse: 'Test and continue',
  connected: (credit: number, currency: string) => `Connected, ${credits(credit)} ${currency || 'credits'}.`,
  ofAccount: (id: string) => `Account ${id}.`,
  name: 'Name',
  nameHint: 'For example Northside clinics',
  needsName: 'Give the account a name.',
  baseUrl: 'Address',
  baseUrlHelp: 'As your provider gives it. If you change the address, enter the key again.',
  oddHost: (host: string) =>
    `This is the address of ${quoted(host)}, whose letters can look like others. If you change the address, enter the key again.`,
  sendPath: 'Send path',
  onlyIfAsked: 'Only if your provider says so',
  afterQuiet: 'Ask before campaigns go on after quiet hours',
  afterQuietHelp: 'Otherwise they go on by themselves. A campaign may be set otherwise in its review.',
  asksForCode: 'Ask for a review code before a live sending',
  asksForCodeHelp:
    'Another person reads the saved review and passes on the code at its end. It shows that exactly this review was opened, not by whom.',
  token: 'Key',
  pasteToken: 'Paste the key from your provider',
  replaceToken: 'Saved. Paste another to replace it',
  forgetToken: 'Forget the key',
  willBeKept: {
    keychain: 'It will be kept in this computer’s keychain, encrypted, and never shown again.',
    session:
      'It will be kept in memory until Tagline closes, because this computer offers no safe place for it, and never shown again.',
  },
  isKept: {
    keychain: 'It is kept in this computer’s keychain, encrypted, and is never shown again.',
    session:
      'It is kept in memory until Tagline closes, because this computer offers no safe place for it, and is never shown again.',
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
  warnBelowHelp: 'Credits; empty for never.',
  currency: 'Currency',
  currencyHint: 'For example EUR',
  currencyHelp: 'Only shown beside amounts.',
  none: 'None',
  campaignLimit: 'Limit for a campaign',
  campaignLimitHelp: 'Credits; over it the review asks for it to be raised.',
  dayLimit: 'Limit for a day',
  dayLimitHelp: 'Credits of all its campaigns together.',
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
  answers: 'What your provider says of its answers',
  nobodyOn429: 'An answer of 429 means that nobody was texted',
  nobodyOn429Help: 'Such a request is then sent again by itself. Otherwise the campaign pauses.',
  noBalance: 'This service has no balance at /v2/balance',
  noBalanceHelp: 'A campaign is then reviewed without it.',
  isGood: (status: number) => `An answer of ${status} with an id for everybody is a good one`,
  isGoodHelp: 'You said so when a campaign had paused for it.',
  remove: 'Remove account',
  removal: {
    sending: (campaigns: number) =>
      `${counted(campaigns, 'campaign is being sent', 'campaigns are being sent')} with it and will pause before the next request.`,
    paused: (campaigns: number) =>
      `${counted(campaigns, 'paused campaign', 'paused campaigns')} cannot go on.`,
    scheduled: (campaigns: number) =>
      `${counted(campaigns, 'scheduled campaign', 'scheduled campaigns')} will not start.`,
    copy: 'Once cancelled, a campaign can be copied to the rest through another account.',
    token:
      'Its key is forgotten. Drafts that use it need another account; campaigns that were sent keep their results.',
  },
});
