import * as z from 'zod';
import { recipientsPerRequest } from '../campaign/plan/plan.ts';
import type { Language } from '../language/languages.ts';
import { type ProxySetting, parseProxyAddress } from '../network/proxy.ts';
import { spoken } from '../texts/spoken.ts';
import { accountId, country, oneOf, whole } from './fields.ts';
import { columnLayout } from './row-fields.ts';

const days = whole.max(36_500);

export const retention = z.object({ campaigns: days, lists: days, inbox: days, log: days });

export const retentionPlan = z.object({ campaigns: whole, lists: whole, inbox: whole, log: whole });

/** Which proxy; an address is kept in one form. */
const proxy = z.string().transform((typed, context): ProxySetting => {
  if (typed === 'system' || typed === 'none') return typed;
  const read = parseProxyAddress(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: spoken(read.error.message) });
  return z.NEVER;
});

/** What a person sets once for the whole app, kept in a small JSON file: its shape, from the window and from the file alike. */
export const settingsParser = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** The language of the window and of what the app says outside it. */
  language: oneOf<'system' | Language>({ system: true, en: true, da: true, de: true }),
  /** How much of each text a list of people shows, in rows of 36 or of 44 px. */
  rows: z.enum(['one-line', 'two-lines']),
  /** Whether the row in hand is beside its list, where there is room for both. */
  rowPanel: z.boolean(),
  /** How results were last exported: as what, a CSV separated by what, and with the columns of the list or without. */
  exportFormat: z.enum(['xlsx', 'csv']),
  exportSeparator: z.enum(['usual', ',', ';']),
  exportColumns: z.boolean(),
  /** How the columns of results are arranged, of all campaigns alike. */
  resultColumns: columnLayout,
  /** Whether what is written is checked for its spelling, for which the system or Chromium's servers have dictionaries. */
  spelling: z.boolean(),
  country,
  accountId,
  chunkSize: z.number().int().min(1).max(recipientsPerRequest),
  /** People in the first small chunk, 0 for none. */
  canary: whole.max(recipientsPerRequest),
  /** Local hours in which texting is warned about, `[from, to)` as whole hours; equal values switch it off. */
  quietFrom: whole.max(23),
  quietTo: whole.max(23),
  /** List people who got the same text within this many days before sending; 0 switches it off. */
  recentDays: whole.max(3650),
  /** How services are reached. */
  proxy,
  /** For how long things are kept; set by `retention.set` alone, which says first what goes. */
  retention,
});

export type Settings = Readonly<z.output<typeof settingsParser>>;
