import { PRACTICE_ID } from '../account/account.ts';
import { noLayout } from '../audience/column-layout.ts';
import { usualCanary } from '../campaign/plan/plan.ts';
import { usualQuietHours } from '../campaign/plan/quiet-hours.ts';
import type { Settings } from '../operations/settings-fields.ts';
import { keepForEver } from '../retention/retention.ts';

export type { Settings } from '../operations/settings-fields.ts';

export const defaultSettings: Settings = {
  theme: 'system',
  language: 'system',
  rowPanel: true,
  exportFormat: 'xlsx',
  exportSeparator: 'usual',
  exportColumns: true,
  exportLeftOut: true,
  resultColumns: noLayout,
  newsSeen: '',
  spelling: false,
  country: 'US',
  accountId: PRACTICE_ID,
  chunkSize: 1000,
  canary: usualCanary,
  quietFrom: usualQuietHours.from,
  quietTo: usualQuietHours.to,
  recentDays: 7,
  proxy: 'system',
  retention: keepForEver,
};
