import { PRACTICE_ID } from '../account/account.ts';
import { recipientsPerRequest, usualCanary } from '../campaign/plan/plan.ts';
import { usualQuietHours } from '../campaign/plan/quiet-hours.ts';
import { columnLayout } from '../column-layout.ts';
import { declared, firstOf, type ValuesOf } from '../declared.ts';
import { languages } from '../language/languages.ts';
import { readProxySetting } from '../network/proxy.ts';
import { retention } from '../retention/retention.ts';

/** Stored in a small JSON file. */
export const settingFields = {
  theme: declared(({ z }) => z.enum(['system', 'light', 'dark']), 'system'),
  /** Of the window and of what the app says outside it. */
  language: declared(({ z }) => z.enum(['system', ...languages]), 'system'),
  /** Shows the selected row beside its list, if there is room for both. */
  rowPanel: declared(({ z }) => z.boolean(), true),
  /** Keeps the places and campaigns beside the work, if there is room for them. */
  sidebar: declared(({ z }) => z.boolean(), true),
  /** The last choice for an export of results. */
  exportFormat: declared(({ z }) => z.enum(['xlsx', 'csv']), 'xlsx'),
  exportSeparator: declared(({ z }) => z.enum(['usual', ',', ';']), 'usual'),
  exportColumns: declared(({ z }) => z.boolean(), true),
  exportLeftOut: declared(({ z }) => z.boolean(), true),
  /** For the results of all campaigns. */
  resultColumns: columnLayout,
  /** The version whose news were offered last; empty before the first. */
  newsSeen: declared(({ z }) => z.string().max(40), ''),
  /** Checks spelling, for which the system or Chromium's servers have dictionaries. */
  spelling: declared(({ z }) => z.boolean(), false),
  /** The country that most of a person's numbers without a code are from; null until the person has chosen it. */
  home: declared(({ country }) => country.nullable(), null),
  accountId: declared(({ accountId }) => accountId, PRACTICE_ID),
  chunkSize: declared(({ z }) => z.number().int().min(1).max(recipientsPerRequest), 1000),
  canary: declared(({ whole }) => whole.max(recipientsPerRequest), usualCanary),
  /** Local hours in which nobody is texted, `[from, to)` as whole hours; equal values turn it off. */
  quietFrom: declared(({ whole }) => whole.max(23), usualQuietHours.from),
  quietTo: declared(({ whole }) => whole.max(23), usualQuietHours.to),
  /** Before sending, lists people who got the same text within this many days; 0 turns it off. */
  recentDays: declared(({ whole }) => whole.max(3650), 7),
  /** An address is stored in one form. */
  proxy: declared(({ read }) => read(readProxySetting), 'system'),
  /** Only `retention.set` changes this setting, after it has shown what will be deleted. */
  retention: retention,
};

export type Settings = ValuesOf<typeof settingFields>;

export const defaultSettings: Settings = firstOf(settingFields);
