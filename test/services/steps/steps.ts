import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { RowSpans } from '../../../shared/audience/row-spans.ts';
import type { AudienceId, CampaignId, Msisdn } from '../../../shared/brand.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { AppError, Result, Superseded } from '../../../shared/result.ts';
import { type TestApp, value } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { importText, preview } from '../support/sheet.ts';

/** What `makeStepsFolder` leaves in a folder: two campaigns that were cancelled midway, and a draft, each with its list, and a test. */
export const kept = {
  /** Its list is as it was when it started. */
  sent: 1 as CampaignId,
  /** Its list was changed since. */
  changed: 2 as CampaignId,
  draft: 3 as CampaignId,
  list: 3 as AudienceId,
  /** Whose text was tested, by the place in the list. */
  tested: 3,
};

type Act = () => Promise<Result<unknown, AppError | Superseded>>;

/** One thing that a person does, by its operation; `ready` asks what the window would have asked before. */
interface Step {
  readonly operation: keyof Operations;
  ready(app: TestApp): Promise<Act>;
}

const optedOut = `+${fictionalNumber(2)}`;

/** Everything that makes a draft, a list or a campaign, or changes what several of these hold. */
export const steps: Readonly<Record<string, Step>> = {
  'a copy': copying(kept.sent),
  'a copy to the rest, of its list': writing(kept.sent, null),
  'a copy to the rest, as it was frozen': writing(kept.changed, null),
  'a copy to chosen people': writing(kept.sent, { from: 12, to: 15 }),
  'a copy to chosen people, as they were frozen': writing(kept.changed, { from: 12, to: 15 }),
  'a copy to chosen people again': writing(kept.sent, { from: 5, to: 15 }),
  'a draft to rows of a list': {
    operation: 'campaign.copyToRows',
    async ready({ wire }) {
      const viewId = await rowsIn({ wire });
      const input = { campaignId: kept.draft, audienceId: kept.list, viewId, spans: [{ from: 1, to: 4 }] };
      return () => wire.call('campaign.copyToRows', input);
    },
  },
  'a draft for each day of a list': {
    operation: 'campaign.splitByDay',
    ready: async ({ wire }) => {
      const wanted = { audienceId: kept.list, column: 0 };
      const { parts } = value(await wire.call('audience.countByDay', wanted));
      const input = { ...wanted, campaignId: kept.draft, time: null, shown: [...parts] };
      return () => wire.call('campaign.splitByDay', input);
    },
  },
  'a rehearsal': {
    operation: 'campaign.rehearse',
    ready: async ({ wire }) => {
      const input = { campaignId: kept.draft, includeRecent: false };
      return () => wire.call('campaign.rehearse', input);
    },
  },
  'a test': {
    operation: 'campaign.test',
    async ready({ wire }) {
      const shown = value(await wire.call('campaign.testText', { campaignId: kept.draft, n: null }));
      const input = { campaignId: kept.draft, number: `+${fictionalNumber(70)}`, shown };
      return () => wire.call('campaign.test', input);
    },
  },
  'a test of an encoding': {
    operation: 'campaign.testEncoding',
    ready: async ({ wire }) => {
      const input = { accountId: PRACTICE_ID, encoding: 'UCS-2', number: `+${fictionalNumber(70)}` };
      return () => wire.call('campaign.testEncoding', input);
    },
  },
  'a start': {
    operation: 'campaign.start',
    async ready({ wire }) {
      const { people, hash } = value(await wire.call('campaign.review', { campaignId: kept.draft }));
      const input = { campaignId: kept.draft, people, hash, includeRecent: false };
      return () => wire.call('campaign.start', input);
    },
  },
  'a file taken into a draft': importing(kept.draft),
  'a file taken into a new draft': importing('new'),
  'a new draft of what was written': {
    operation: 'draft.create',
    ready: async ({ wire }) => {
      const patch = { name: 'Written', message: 'Hi {name}', audienceId: kept.list };
      return () => wire.call('draft.create', { patch });
    },
  },
  'a list of two': {
    operation: 'audience.derive',
    ready: async ({ wire }) => {
      const derivation = { kind: 'together', audienceId: kept.list, otherId: 1 as AudienceId } as const;
      return () => wire.call('audience.derive', { derivation, name: 'Both' });
    },
  },
  'rows left out': {
    operation: 'audience.excludeRows',
    async ready({ wire }) {
      const viewId = await rowsIn({ wire });
      const input = { audienceId: kept.list, viewId, spans: [{ from: 1, to: 4 }], excluded: true };
      return () => wire.call('audience.excludeRows', input);
    },
  },
  'an opt-out, which the lists follow': {
    operation: 'optOut.add',
    ready: async ({ wire, when, events }) => {
      const input = { text: optedOut, note: '', source: 'test' };
      const isFollowed = (): boolean =>
        events.some((event) => event.type === 'changed' && event.what === 'audiences');
      return async () => {
        const added = await wire.call('optOut.add', input);
        await when('the lists to follow', isFollowed);
        return added;
      };
    },
  },
  'a person erased': {
    operation: 'person.erase',
    ready: async ({ wire }) => {
      const input = { msisdn: fictionalNumber(kept.tested) as Msisdn, keepOptOut: true };
      return () => wire.call('person.erase', input);
    },
  },
  'a campaign deleted': {
    operation: 'campaign.remove',
    ready: async ({ wire }) => {
      const input = { campaignId: kept.sent, phase: 'cancelled' } as const;
      return () => wire.call('campaign.remove', input);
    },
  },
  'a list deleted': {
    operation: 'audience.remove',
    ready: async ({ wire }) => {
      return () => wire.call('audience.remove', { audienceId: kept.list });
    },
  },
};

function copying(campaignId: CampaignId): Step {
  return {
    operation: 'campaign.copy',
    ready:
      async ({ wire }) =>
      () =>
        wire.call('campaign.copy', { campaignId }),
  };
}

function importing(draft: CampaignId | 'new'): Step {
  return {
    operation: 'audience.build',
    async ready(app) {
      const numbers = Array.from({ length: 20 }, (_, n) => `Ann,+${fictionalNumber(200 + n)}`);
      const { id: sheetId } = await importText(app, 'new.csv', ['Name,Phone', ...numbers].join('\n'));
      const { mapping } = await preview(app, sheetId);
      return () => app.wire.call('audience.build', { sheetId, mapping, name: 'Imported', draft });
    },
  };
}

/** Writes to the rest without a span. */
function writing(campaignId: CampaignId, span: RowSpans[number] | null): Step {
  return {
    operation: 'campaign.writeTo',
    async ready({ wire }) {
      const looked = { asker: 'test', campaignId, filter: 'all', search: '', chunk: null } as const;
      const { viewId } = value(await wire.call('result.view', looked));
      const shown = span && { viewId, spans: [span] };
      return () => wire.call('campaign.writeTo', { campaignId, shown });
    },
  };
}

async function rowsIn({ wire }: Pick<TestApp, 'wire'>): Promise<string> {
  const lettering = { encoded: false };
  const shown = { audienceId: kept.list, message: '', lettering, filter: 'all', search: '' } as const;
  return value(await wire.call('draft.view', { asker: 'test', ...shown })).viewId;
}
