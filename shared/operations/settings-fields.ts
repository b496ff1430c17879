import * as z from 'zod';
import { type ProxySetting, parseProxyAddress } from '../network/proxy.ts';
import type { Settings } from '../settings/settings.ts';
import { spoken } from '../texts/spoken.ts';
import { accountId, country, oneOf, whole } from './fields.ts';
import { columnLayout } from './row-fields.ts';

const days = whole.max(36_500);

/** For how many days things are kept. */
export const retention = z.object({ campaigns: days, lists: days, inbox: days, log: days });

/** How much was shown to go. */
export const retentionPlan = z.object({ campaigns: whole, lists: whole, inbox: whole, log: whole });

/** Which proxy; an address is kept in one form. */
const proxy = z.string().transform((typed, context): ProxySetting => {
  if (typed === 'system' || typed === 'none') return typed;
  const read = parseProxyAddress(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: spoken(read.error.message) });
  return z.NEVER;
});

/** The shape of the settings, from the window and from their file alike. */
export const settingsParser = z.object({
  theme: oneOf<Settings['theme']>({ system: true, light: true, dark: true }),
  language: oneOf<Settings['language']>({ system: true, en: true, da: true, de: true }),
  rows: oneOf<Settings['rows']>({ 'one-line': true, 'two-lines': true }),
  rowPanel: z.boolean(),
  exportFormat: z.enum(['xlsx', 'csv']),
  exportSeparator: z.enum(['usual', ',', ';']),
  exportColumns: z.boolean(),
  resultColumns: columnLayout,
  spelling: z.boolean(),
  country,
  accountId,
  chunkSize: z.number().int().min(1).max(10_000),
  canary: whole.max(10_000),
  quietFrom: whole.max(23),
  quietTo: whole.max(23),
  recentDays: whole.max(3650),
  proxy,
  retention,
});
