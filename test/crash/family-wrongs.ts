import type { CampaignId } from '../../shared/brand.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { texts } from './first-campaign.ts';
import type { Note } from './notebook.ts';
import type { LedgerLine } from './random/messages.ts';
import type { Manners } from './service.ts';
import { ownPhone } from './steps.ts';

/**
 * Everything that a ledger and the notes of a person show to be wrong once all steps are done; where their first campaign was
 * deleted without a rest of it, nobody can say whom they wanted to reach, and `mayMiss` holds.
 */
export function wrongsOf(
  ledger: readonly LedgerLine[],
  notes: readonly Note[],
  { refused, mayMiss = false }: Pick<Manners, 'refused'> & { readonly mayMiss?: boolean },
): string[] {
  const wrongs = notes.flatMap((note) => ('wrong' in note ? [note.wrong] : []));
  const doubted = new Set(notes.flatMap((note) => ('doubted' in note ? note.doubted : [])));
  const again = notes.flatMap((note) => ('again' in note ? note.again : []));
  const tests = notes.filter((note) => 'step' in note && / a test of /.test(note.step)).length;
  const times = new Map<string, number>();
  for (const [, msisdn, text] of ledger) {
    times.set(msisdn, (times.get(msisdn) ?? 0) + 1);
    if (msisdn === ownPhone) continue;
    const shown = texts.get(msisdn);
    if (shown === undefined) wrongs.push(`a stranger: ${msisdn} got “${text}”`);
    else if (text !== shown) wrongs.push(`another text: ${msisdn} got “${text}”`);
  }
  for (const msisdn of [...texts.keys(), ownPhone]) {
    const got = times.get(msisdn) ?? 0;
    const most = msisdn === ownPhone ? tests : 1 + again.filter((one) => one === msisdn).length;
    if (got > most) wrongs.push(`twice: ${msisdn} got ${got} texts`);
    const isMissed = got === 0 && !refused.has(msisdn) && !doubted.has(msisdn);
    if (isMissed && !mayMiss && msisdn !== ownPhone)
      wrongs.push(`lost: ${msisdn} got nothing, and nobody was asked about them`);
  }
  return wrongs;
}

/** Everybody whom the results call accepted and who is in no ledger. */
export async function untrue({ wire }: TestApp, ledger: readonly LedgerLine[]): Promise<string[]> {
  const texted = new Set(ledger.map(([, msisdn]) => msisdn));
  const found: string[] = [];
  for (const { id, purpose, kind } of value(await wire.call('campaign.list', { before: null })).rows) {
    if (purpose === 'rehearsal' || kind === 'practice') continue;
    for (const msisdn of await accepted(wire, id))
      if (!texted.has(msisdn)) found.push(`untrue: ${msisdn} is accepted and got nothing`);
  }
  return found;
}

async function accepted(wire: TestApp['wire'], campaignId: CampaignId): Promise<string[]> {
  const view = { campaignId, filter: 'accepted', search: '', chunk: null } as const;
  const { viewId, count } = value(await wire.call('result.view', view));
  if (count === 0) return [];
  const rows = value(await wire.call('result.page', { viewId, from: 0, count })).rows;
  return rows.map(({ msisdn }) => msisdn);
}
