import { performCommand } from '../../electron/command-line/perform-command.ts';
import { type RowSpans, withSpan } from '../../shared/audience/row-spans.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignSummary } from '../../shared/campaign/progress/campaign.ts';
import { hasEnded, isWritten } from '../../shared/campaign/progress/phase.ts';
import { value } from '../services/support/app.ts';
import { carryOn, startDraft } from './campaign-steps.ts';
import type { User } from './user.ts';

/**
 * One thing that a person does; done again after a crash, it asks for nothing that is there already, and where it does not
 * apply it does nothing.
 */
export interface Step {
  readonly kind:
    | 'sent'
    | 'rest'
    | 'chosen'
    | 'again'
    | 'test'
    | 'rehearsal'
    | 'copy'
    | 'deletion'
    | 'split'
    | 'command';
  readonly name: string;
  act(user: User): Promise<void>;
}

/** Somebody's own phone, for tests. */
export const ownPhone = '12015550199';

/** Starts a draft, or goes on with it, until its end; with `isLast` until nobody is left who can be reached. */
export function send(of: string, isLast = false): Step {
  return {
    kind: 'sent',
    name: `send ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || one.purpose !== 'sending') return;
      await startDraft(user.app, one.id, user.isAgain(one.id));
      await carryOn(user.app, user.notebook, one.id, isLast);
    },
  };
}

/** Has a command send a draft as its code says, as a night job does, and looks after it until its end. */
export function sendByCommand(of: string): Step {
  return {
    kind: 'command',
    name: `send ${of} by a command`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || one.purpose !== 'sending') return;
      const { app, notebook } = user;
      if (isWritten(one.phase)) {
        const reviewed = { campaignId: one.id, withCode: true } as const;
        const { code } = value(await app.wire.call('campaign.review', reviewed));
        const args = ['send', '--review', `${one.id}-${code}`, '--json'];
        await performCommand({ args, folder: app.dataDir }, app.app);
      }
      await carryOn(app, notebook, one.id);
    },
  };
}

/** Splits a draft by the days of its people, from two windows at once and once more after, and sends what it made. */
export function splitOf(of: string, as: string): Step {
  return {
    kind: 'split',
    name: `split ${of} by day into ${as}`,
    async act(user) {
      const { app, notebook } = user;
      const parts = await split(user, of, as);
      const one = parts.length > 0 ? await user.there(of) : null;
      for (const { id } of [...(one === null ? [] : [one]), ...parts]) {
        await startDraft(app, id);
        await carryOn(app, notebook, id);
      }
    },
  };
}

/** The drafts besides its own; none where it cannot be split. */
async function split(user: User, of: string, as: string): Promise<readonly Pick<CampaignSummary, 'id'>[]> {
  const { app, notebook } = user;
  const { wire } = app;
  const noted = notebook.notes.findLast((note) => 'split' in note && note.split === as);
  const [wanted, before] = [
    noted !== undefined && 'split' in noted ? noted.drafts : 0,
    await user.strangers(),
  ];
  const known = (): { readonly id: CampaignId }[] =>
    notebook.notes.flatMap((note) =>
      'made' in note && note.made.startsWith(`${as}.`) ? [{ id: note.campaignId as CampaignId }] : [],
    );
  if (known().length > 0 && before.length === 0) return known();
  const one = await user.there(of);
  if (before.length + known().length === 0 && one !== null && isWritten(one.phase)) {
    const { audienceId } = value(await wire.call('draft.get', { campaignId: one.id }));
    if (audienceId === null) return [];
    const column = value(await wire.call('audience.get', { audienceId })).columns.indexOf('day');
    if (column === -1) return [];
    const { parts } = value(await wire.call('audience.countByDay', { audienceId, column }));
    if (parts.length < 2) return [];
    notebook.write({ split: as, drafts: parts.length - 1 });
    const input = { audienceId, column, campaignId: one.id, time: null, shown: [...parts] };
    const press = () => wire.call('campaign.splitByDay', input);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    const made = answers.filter(({ ok }) => ok).length;
    if (made !== 1) user.wrong(`pressed again: ${made} splits of ${of} were made`);
    return keep(user, as, parts.length - 1, known);
  }
  return keep(user, as, wanted, known);
}

/** Notes the drafts of a split, all of which are there, or none. */
async function keep(
  user: User,
  as: string,
  wanted: number,
  known: () => { readonly id: CampaignId }[],
): Promise<{ readonly id: CampaignId }[]> {
  for (const { id } of await user.strangers()) user.notebook.write({ made: `${as}.${id}`, campaignId: id });
  const found = known().length;
  if (found !== 0 && found !== wanted) user.wrong(`half made: ${as} left ${found} of ${wanted} drafts`);
  return known();
}

/** Makes a draft to the rest of a campaign that has ended. */
export function restOf(of: string, as: string): Step {
  return {
    kind: 'rest',
    name: `make ${as}, the rest of ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || !hasEnded(one.phase)) return;
      const free = (await rowsOf(user, one.id)).rows.filter(isFree);
      if (free.length === 0) return;
      const wanted = { purpose: 'sending', isDraft: true, people: free.length } as const;
      await user.make(as, wanted, async () =>
        value(await user.app.wire.call('campaign.writeTo', { campaignId: one.id, shown: null })),
      );
    },
  };
}

/** Makes a draft to the last two people whom a campaign did not reach; with `again` to its first two, who may get it twice. */
export function chosenOf(of: string, as: string, again = false): Step {
  return {
    kind: again ? 'again' : 'chosen',
    name: `make ${as}, of people of ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || !hasEnded(one.phase)) return;
      const { viewId, rows } = await rowsOf(user, one.id);
      const chosen = again ? rows.slice(0, 2) : rows.filter(isFree).slice(-2);
      if (chosen.length === 0) return;
      const spans = chosen.reduce<RowSpans>((all, { at }) => withSpan(all, { from: at, to: at + 1 }), []);
      const wanted = { purpose: 'sending', isDraft: true, people: chosen.length } as const;
      await user.make(as, wanted, async () => {
        const copied = await user.app.wire.call('campaign.writeTo', {
          campaignId: one.id,
          shown: { viewId, spans },
        });
        // Another draft may have reached them since, or is there unsent for the same people.
        if (!copied.ok && ['bad-input', 'conflict'].includes(copied.error.kind)) return;
        const { draft } = value(copied);
        if (again) user.notebook.write({ again: chosen.map(({ msisdn }) => msisdn), campaignId: draft.id });
      });
    },
  };
}

/** Sends a test of a draft to one's own phone. */
export function testOf(of: string, as: string): Step {
  return {
    kind: 'test',
    name: `send ${as}, a test of ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || !isWritten(one.phase) || (await user.reach(one.id)) === 0) return;
      const { wire } = user.app;
      await user.make(as, { purpose: 'test', isDraft: false, people: 1 }, async () => {
        const shown = value(await wire.call('campaign.testText', { campaignId: one.id, n: null }));
        value(await wire.call('campaign.test', { campaignId: one.id, number: ownPhone, shown }));
      });
      await endOf(user, as);
    },
  };
}

/** Rehearses a draft. */
export function rehearsalOf(of: string, as: string): Step {
  return {
    kind: 'rehearsal',
    name: `rehearse ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null || !isWritten(one.phase)) return;
      const { wire } = user.app;
      const { people } = value(await wire.call('campaign.review', { campaignId: one.id }));
      if (people === 0) return;
      await user.make(as, { purpose: 'rehearsal', isDraft: false, people }, async () =>
        value(await wire.call('campaign.rehearse', { campaignId: one.id, includeRecent: false })),
      );
      await endOf(user, as);
    },
  };
}

/** Makes a draft of the same to the same list. */
export function copyOf(of: string, as: string): Step {
  return {
    kind: 'copy',
    name: `make ${as}, a copy of ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null) return;
      const wanted = { purpose: 'sending', isDraft: true, people: await user.reach(one.id) } as const;
      await user.make(as, wanted, async () =>
        value(await user.app.wire.call('campaign.copy', { campaignId: one.id })),
      );
    },
  };
}

/** Deletes a draft or a campaign that has ended. */
export function deletionOf(of: string): Step {
  return {
    kind: 'deletion',
    name: `delete ${of}`,
    async act(user) {
      const one = await user.there(of);
      if (one === null) return;
      const { id: campaignId, phase } = one;
      if (!isWritten(phase) && !hasEnded(phase)) return;
      value(await user.app.wire.call('campaign.remove', { campaignId, phase }));
    },
  };
}

async function endOf(user: User, as: string): Promise<void> {
  const one = await user.there(as);
  if (one !== null) await carryOn(user.app, user.notebook, one.id);
}

interface Place {
  readonly at: number;
  readonly msisdn: string;
  readonly state: string;
  readonly perhapsTexted: boolean;
}

/** Somebody of whom the results say that they were not texted. */
function isFree({ state, perhapsTexted }: Place): boolean {
  return ['waiting', 'not-sent', 'refused'].includes(state) && !perhapsTexted;
}

async function rowsOf({ app: { wire } }: User, campaignId: CampaignId) {
  const all = { campaignId, filter: 'all', search: '', chunk: null } as const;
  const { viewId, count } = value(await wire.call('result.view', all));
  const rows = count === 0 ? [] : value(await wire.call('result.page', { viewId, from: 0, count })).rows;
  return { viewId, rows: rows.map((row, at): Place => ({ ...row, at })) };
}
