import { count, credits } from '../../../format/format-count.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import { accounts as window } from '../accounts.ts';

/** What main says of accounts, their tokens, addresses and limits. */
export const accounts = texts('said/accounts', {
  gone: 'This account is no longer there.',
  chooseAnother: 'Choose another account.',
  practiceStays: 'The practice account is always there.',
  fields: { sender: 'Sender', name: 'Name', token: 'Key', baseUrl: 'Address' },
  needsName: 'The account needs a name.',
  noToken: (name: string) => `The account ${isolated(name)} has no key on this computer.`,
  noTokenFix: 'Open Accounts and paste the key that your provider gave you.',
  oddToken: 'A key has no spaces or accented letters in it.',
  oddTokenFix: 'Copy it again from your provider, without the words around it.',
  shortToken: (characters: number) => `This is no key: it has fewer than ${count(characters)} characters.`,
  shortTokenFix: 'Copy the whole of it from your provider.',
  crowded: 'The balance was not read: those of other accounts at the same service are still being read.',
  crowdedFix: 'Read it again in a moment.',
  closing: 'The balance was not read: Tagline is closing.',
  noAddress: 'This is not a web address that can be used.',
  noAddressFix: 'Enter it as your provider gives it, for example https://sms.example.com, without ? or #.',
  plainHttp: 'Over http your key and contacts could be read on the way.',
  plainHttpFix: 'Use the https address of the service. Only an address on this computer may be http.',
  oddLetters: 'The address has letters other than a to z, which can look like those of another address.',
  oddLettersFix:
    'If it is right, write it in the form that begins with xn--, as your provider’s certificate does.',
  noComputer: 'No computer can have this address.',
  checkColons: 'Check the colons and brackets.',
  fourNumbers: 'It takes four numbers up to 255.',
  noServer: 'No server can have this name.',
  checkDots: 'Check the dots and signs in the address.',
  noPort: 'No server can have this port.',
  noPortFix: 'A port is a number from 1 to 65535; most addresses have none.',
  checkAddress: 'Check the address in the account. If this service has no balance there, say so.',
  takeOff: (tail: string) =>
    `Take ${tail} off the end of the address in the account: Tagline adds it. If this service has no balance there, say so.`,
  raiseOrFewer: 'Raise the limit in the account by hand, or send to fewer people.',
  raiseOrLater: 'Raise the limit in the account by hand, or send on another day.',
  overCampaign: (expected: number, limit: number) =>
    `About ${credits(expected)} credits are expected, and the account's limit for a campaign is ${credits(limit)}.`,
  overDay: (expected: number, others: number, limit: number) =>
    `About ${credits(expected)} credits are expected${others === 0 ? '' : ` and other campaigns of that day take ${credits(others)}`}, and the account's limit for a day is ${credits(limit)}.`,
  arrivedWrong: (encoding: string) => window.arrived.wrong(encoding),
  changed: {
    removed: (name: string) => `The account ${isolated(name)} was removed, so nothing more is sent.`,
    address: (name: string, address: string) =>
      `The address of the account ${isolated(name)} has changed. This campaign was reviewed with ${address} and is sent to no other.`,
    tokenForgotten: (name: string) =>
      `The key of the account ${isolated(name)} was forgotten, so nothing more is sent.`,
    tokenReplaced: (name: string) => `Another key was saved for the account ${isolated(name)}.`,
    encoding: (name: string, encoding: string) =>
      `The encoding in the account ${isolated(name)} was changed. This campaign was reviewed with ${encoding === '' ? 'none' : quoted(encoding)} and keeps it.`,
    answers: (name: string) =>
      `What certain answers of the service mean was changed in the account ${isolated(name)}.`,
  },
  changedFix: {
    removed: 'Cancel this campaign, and send a copy to the rest through another account.',
    address: 'Change the address back, then resume; or cancel, and send a copy to the rest.',
    tokenForgotten: 'Save a key in the account, then resume.',
    tokenReplaced: 'Resume to go on with it.',
    encoding: 'Resume to go on as it was reviewed; or cancel, and send a copy to the rest.',
    answers: 'Resume to go on by what it says now.',
  },
});
