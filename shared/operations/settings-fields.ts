import { recipientsPerRequest } from '../campaign/plan/plan.ts';
import type { Language } from '../language/languages.ts';
import { type ProxySetting, parseProxyAddress } from '../network/proxy.ts';
import { accountId, country, oneOf, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { spoken } from '../texts/spoken-with-texts.ts';
import { columnLayout } from './row-fields.ts';

const days = whole.max(36_500);

export const retention = z.object({ campaigns: days, lists: days, inbox: days, log: days });

export const retentionPlan = z.object({ campaigns: whole, lists: whole, inbox: whole, log: whole });

/** An address is stored in one form. */
const proxy = z.string().transform((typed, context): ProxySetting => {
  if (typed === 'system' || typed === 'none') return typed;
  const read = parseProxyAddress(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: spoken(read.error.message) });
  return z.NEVER;
});

/** Stored in a small JSON file; parses both the file and what comes from the window. */
export const settingsParser = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Of the window and of what the app says outside it. */
  language: oneOf<'system' | Language>({ system: true, en: true, da: true, de: true }),
  /** Shows the selected row beside its list, where there is room for both. */
  rowPanel: z.boolean(),
  /** The last choice for an export of results. */
  exportFormat: z.enum(['xlsx', 'csv']),
  exportSeparator: z.enum(['usual', ',', ';']),
  exportColumns: z.boolean(),
  exportLeftOut: z.boolean(),
  /** For the results of all campaigns. */
  resultColumns: columnLayout,
  /** The version whose news were offered last; empty before the first. */
  newsSeen: z.string().max(40),
  /** Checks spelling, for which the system or Chromium's servers have dictionaries. */
  spelling: z.boolean(),
  country,
  accountId,
  chunkSize: z.number().int().min(1).max(recipientsPerRequest),
  canary: whole.max(recipientsPerRequest),
  /** Local hours in which nobody is texted, `[from, to)` as whole hours; equal values turn it off. */
  quietFrom: whole.max(23),
  quietTo: whole.max(23),
  /** Before sending, lists people who got the same text within this many days; 0 turns it off. */
  recentDays: whole.max(3650),
  proxy,
  /** Only `retention.set` changes it, which first says what will be deleted. */
  retention,
});

export type Settings = Readonly<z.output<typeof settingsParser>>;
