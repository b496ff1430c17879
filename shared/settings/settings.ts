import { PRACTICE_ID } from '../account/account.ts';
import { type ColumnLayout, noLayout } from '../audience/column-layout.ts';
import type { AccountId } from '../brand.ts';
import type { Language } from '../language/languages.ts';
import type { ProxySetting } from '../network/proxy.ts';
import { keepForEver, type Retention } from '../retention/retention.ts';
import type { CsvSeparator } from '../sheet/csv-safe.ts';

/** What a person sets once for the whole app; kept in a small JSON file. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** The language of the window and of what the app says outside it. */
  readonly language: 'system' | Language;
  /** How much of each text a list of people shows, in rows of 36 or of 44 px. */
  readonly rows: 'one-line' | 'two-lines';
  /** Whether the row in hand is beside its list, where there is room for both. */
  readonly rowPanel: boolean;
  /** How results were last exported: as what, a CSV separated by what, and with the columns of the list or without. */
  readonly exportFormat: 'xlsx' | 'csv';
  readonly exportSeparator: 'usual' | CsvSeparator;
  readonly exportColumns: boolean;
  /** How the columns of results stand, of all campaigns alike. */
  readonly resultColumns: ColumnLayout;
  /** Whether what is written is checked for its spelling, for which the system or Chromium's servers have dictionaries. */
  readonly spelling: boolean;
  /** ISO 3166 code of the country whose national number format is assumed. */
  readonly country: string;
  /** The account that new drafts start with. */
  readonly accountId: AccountId;
  /** People per request, 1 to 10,000. */
  readonly chunkSize: number;
  /** People in the first small chunk, 0 for none. */
  readonly canary: number;
  /** Local hours in which texting is warned about, `[from, to)` as whole hours; equal values switch it off. */
  readonly quietFrom: number;
  readonly quietTo: number;
  /** List people who got the same text within this many days before sending; 0 switches it off. */
  readonly recentDays: number;
  /** How services are reached. */
  readonly proxy: ProxySetting;
  /** For how long things are kept; set by `retention.set` alone, which says first what goes. */
  readonly retention: Retention;
}

/** The settings of a fresh data folder. */
export const defaultSettings: Settings = {
  theme: 'system',
  language: 'system',
  rows: 'one-line',
  rowPanel: true,
  exportFormat: 'xlsx',
  exportSeparator: 'usual',
  exportColumns: true,
  resultColumns: noLayout,
  spelling: false,
  country: 'US',
  accountId: PRACTICE_ID,
  chunkSize: 1000,
  canary: 5,
  quietFrom: 21,
  quietTo: 8,
  recentDays: 7,
  proxy: 'system',
  retention: keepForEver,
};

/** Facts about the running app that the window shows. */
export interface AppInfo {
  readonly host: 'electron' | 'loopback';
  readonly version: string;
  readonly platform: string;
  readonly locale: string;
  /** The languages that the system prefers, as BCP 47 tags, the first most. */
  readonly systemTags: readonly string[];
  /** The country guessed from the system, ISO 3166. */
  readonly country: string;
  /** Where tokens are kept on this computer. */
  readonly vault: 'keychain' | 'session';
}
