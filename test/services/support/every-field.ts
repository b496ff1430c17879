import type { AccountFields } from '../../../shared/account/account-fields.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import type { Settings } from '../../../shared/settings/settings.ts';

/** Another value than the default for every field. */
export const everyAccountField: AccountFields = {
  name: 'Clinic',
  baseUrl: 'https://sms.example.com',
  sendPath: '/sms/mtsms',
  sender: 'Clinic',
  label: 'Spring',
  unicodeEncoding: 'UCS2',
  encodingArrived: 'right',
  currency: 'EUR',
  lowBalance: 100,
  campaignLimit: 5000,
  dayLimit: 9000,
  asksAfterQuiet: true,
  asksForCode: true,
  acceptedStatuses: [201],
  retries429: true,
  noBalance: true,
};

export const everySetting: Omit<Settings, 'accountId'> = {
  theme: 'dark',
  language: 'da',
  rowPanel: false,
  exportFormat: 'csv',
  exportSeparator: ';',
  exportColumns: false,
  exportLeftOut: false,
  resultColumns: { order: ['number', 'state'], hidden: ['id'], widths: { number: 200 } },
  newsSeen: '1.2.3',
  spelling: true,
  home: 'DK',
  chunkSize: 77,
  canary: 9,
  quietFrom: 20,
  quietTo: 9,
  recentDays: 3,
  proxy: 'http://proxy.example:8080',
  retention: { campaigns: 31, lists: 32, inbox: 33, log: 34 },
};

export const everySendOption: Required<SendOptions> = {
  chunkSize: 77,
  canary: 9,
  perMinute: 60,
  connections: 2,
  splitUnicode: false,
  startAt: 4_000_000_000_000,
  canaryNow: true,
  notAfter: 4_000_000_100_000,
  asksAfterQuiet: true,
  otherLetters: 'all',
  lossAccepted: { people: 3, letters: 'łś' },
  noWayOut: true,
  blanks: [{ tag: 'name', choice: 'leave-out' }],
  foreignKept: ['[name]'],
  oddValues: [{ tag: 'name', kind: 'letters', choice: 'mended' }],
  versions: { column: 'City', cases: [{ values: ['Aarhus'], message: 'Hej {name}' }] },
};
