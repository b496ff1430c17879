import type { Frozen } from '../../../electron/campaigns/records/frozen.ts';
import type { AccountFields } from '../../../shared/account/account-fields.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { ColumnLayout } from '../../../shared/column-layout.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import type { TeamFileLayout } from '../../../shared/opt-out/team-file-lines.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { Template } from '../../../shared/template/template.ts';

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
  sidebar: false,
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

const layout: ColumnLayout = { order: ['number', 'state'], hidden: ['row'], widths: { number: 200 } };

const template: Omit<Template, 'id' | 'updatedAt'> = { name: 'Spring', message: 'Hi {name}' };

const teamFile: TeamFileLayout = { delimiter: ';', column: 2, heading: 'Number' };

/** What is remembered of the answers about a file; the rest of a mapping is for that file alone. */
const remembered: Required<Omit<Mapping, 'only' | 'others' | 'eachWhereItFits'>> = {
  headerRow: 2,
  numberColumn: 1,
  otherColumns: [2],
  tagColumns: [0, 3],
  formats: [{ column: 3, format: 'date-long' }],
  countryColumn: 4,
  consent: { leaveOut: true, asked: [5], values: [{ column: 5, value: 'nej', isNo: true }] },
  country: 'DK',
  duplicates: 'join',
  join: { language: 'da', ways: [{ column: 3, way: 'earliest', dayFirst: true }] },
  skipRecentDays: 14,
};

const version = {
  message: 'Hi {name}',
  tags: ['{name}'],
  tagColumns: ['name'],
  conditional: { written: 'Hi {name}', again: 'Hi {name}' },
};

const frozen: Required<Frozen> = {
  ...version,
  accountId: 'live' as AccountId,
  accountName: 'Clinic',
  kind: 'live',
  baseUrl: 'https://sms.example.com',
  sendPath: '/sms/mtsms',
  versions: { column: 'City', cases: [version] },
  lastEdit: '7 1000',
  sender: 'Clinic',
  label: 'Spring',
  day: '2026-05-01',
  unicodeEncoding: 'UCS2',
  options: everySendOption,
  test: true,
  madeByStart: true,
  rehearsal: {
    campaignId: 3 as CampaignId,
    accountName: 'Clinic',
    hash: 'abc',
    prediction: {
      ...{ people: 9, parts: 10, lost: 1, requests: 2, credits: 10, creditsFrom: 'account' },
      ...{ secondsAtLeast: 1, secondsAtMost: 2, secondsFrom: 'account' },
    },
  },
  code: 'K7',
  quiet: { from: 20, to: 9 },
  anyway: { until: 4_000_000_000_000, ends: { SE: 4_000_000_000_000 }, reason: 'They wait for it' },
};

/** Each document that is kept, with a value for each of its fields. */
export const everyDocument = {
  ...{ account: everyAccountField, settings: everySetting, draft: everySendOption },
  ...{ layout, template, teamFile, remembered, frozen },
};
