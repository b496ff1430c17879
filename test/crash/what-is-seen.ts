import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { isWritten } from '../../shared/campaign/progress/phase.ts';
import type { Operations } from '../../shared/contract.ts';
import { type TestApp, value } from '../services/support/app.ts';

/** Everything that a person can see of a folder, line by line, without times; the same in the same order. */
export async function whatIsSeen({ wire }: TestApp, { sends }: { sends: boolean }): Promise<string[]> {
  const lines: string[] = [];
  const line = (what: string, seen: unknown): void =>
    void lines.push(`${what} ${JSON.stringify(seen, timeless)}`);

  for (const { id, name, purpose, phase, people } of value(await wire.call('campaign.list', { before: null }))
    .rows) {
    const written = isWritten(phase);
    // What is sending goes on, or stands still after a crash.
    const stands = written ? phase : sends ? 'begun' : phase;
    line(`campaign ${id}`, { name, purpose, stands, ...(!written && { people }) });
    if (written) line('draft', value(await wire.call('draft.get', { campaignId: id })));
    else if (!sends) lines.push(...(await resultsOf(wire, id)));
  }
  for (const { id, ...list } of value(await wire.call('audience.list', { before: null })).rows) {
    line(`list ${id}`, list);
    line('rows', await rowsOf(wire, id));
    line('steps', value(await wire.call('audience.history', { audienceId: id, from: 0, count: 100 })));
    line('columns', value(await wire.call('audience.columns', { audienceId: id })));
  }
  const all = { from: 0, count: 100 };
  line('opt-outs', value(await wire.call('optOut.list', { search: '', ...all })));
  line('log of opt-outs', value(await wire.call('optOut.log', all)));
  line('templates', value(await wire.call('template.list', {})));
  line('settings', value(await wire.call('settings.read', {})));
  line('accounts', value(await wire.call('account.list', {})));
  const recent = value(await wire.call('sheet.recent', {}));
  line(
    'recent files',
    recent.map(({ name }) => name),
  );
  const { hold, isFileWaiting } = value(await wire.call('folder.status', {}));
  line('folder', { hold: hold?.kind, isFileWaiting });
  if (!sends) line('practice', value(await wire.call('practice.status', {})).credit);
  return withoutChance(lines);
}

/** Ids that chance draws, each by its place. */
function withoutChance(lines: readonly string[]): string[] {
  const drawn: string[] = [];
  return lines.map((line) =>
    line.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!drawn.includes(id)) drawn.push(id);
      return `id ${drawn.indexOf(id)}`;
    }),
  );
}

/** What differs from one moment to the next. */
const times = new Set(['at', 'addedAt', 'updatedAt', 'createdAt', 'waitingSince', 'revision', 'port', 'url']);

function timeless(key: string, of: unknown): unknown {
  return times.has(key) ? undefined : of;
}

type Wire = TestApp['wire'];

async function resultsOf(wire: Wire, campaignId: CampaignId): Promise<string[]> {
  const { counts, sender, pause } = value(await wire.call('campaign.get', { campaignId }));
  const view = { campaignId, filter: 'all', search: '', chunk: null } as const;
  const { viewId, count } = value(await wire.call('result.view', view));
  const rows: Operations['result.page']['out']['rows'] =
    count === 0 ? [] : value(await wire.call('result.page', { viewId, from: 0, count })).rows;
  const people = rows.map(({ msisdn, state, text }) => [msisdn, state, text]);
  return [`results ${JSON.stringify({ counts, sender, pause: pause?.kind, people }, timeless)}`];
}

async function rowsOf(wire: Wire, audienceId: AudienceId): Promise<unknown> {
  const { viewId, count } = value(
    await wire.call('draft.view', {
      audienceId,
      message: '',
      lettering: { encoded: false },
      filter: 'all',
      search: '',
    }),
  );
  return count === 0 ? [] : value(await wire.call('draft.page', { viewId, from: 0, count }));
}
