import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { appError, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createTurns } from '../wire/turns.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { FindShownPeople } from './results/result-handlers.ts';
import type { Scheduler } from './scheduler.ts';
import { type DraftsToRows, openCopyService } from './start/copy-campaign.ts';
import type { StartDeps } from './start/draft-facts.ts';
import { openDraftLauncher } from './start/draft-launcher.ts';
import { openRehearsals } from './start/launch-rehearsal.ts';
import { openTests } from './start/launch-test.ts';
import { reviewDraft } from './start/make-review.ts';
import { openReviewPages } from './start/review-page.ts';
import { openReviewedStart } from './start/reviewed-start.ts';

/** Each reads a whole list in the thread that sends, so only a few run at once. */
const limits = { running: 2, waiting: 16 };
const rehearsalLimits = { running: 1, waiting: 4 };

const busy = appError('not-ready', say.starts.busy(), say.starts.busyFix());

const busyRehearsing = appError('not-ready', say.starts.busyRehearsing(), say.starts.busyRehearsingFix());

interface StartHandlersDeps extends DraftsToRows {
  readonly news: CampaignNews;
  readonly schedule: Scheduler;
  readonly shownPeople: FindShownPeople;
  /** For files on their way out; emptied at the next start. */
  readonly folder: string;
}

export function createStartHandlers(
  deps: StartDeps,
  { news, schedule, shownPeople, folder, ...lists }: StartHandlersDeps,
) {
  const launcher = openDraftLauncher(deps);
  const start = openReviewedStart(deps, launcher);
  const rehearse = openRehearsals(deps, launcher);
  const { testText, test, testEncoding } = openTests(deps, launcher);
  const pages = openReviewPages(deps, folder);
  const copies = openCopyService({ ...deps, ...lists });
  const looks = createTurns(limits, busy);
  const beginnings = createTurns(limits, busy);
  const rehearsals = createTurns(rehearsalLimits, busyRehearsing);
  const after = (started: Result<CampaignId>): Result<CampaignState> =>
    started.ok ? news.tell(started.value) : started;
  async function listed<Made>(making: Promise<Made>): Promise<Made> {
    const made = await making;
    news.listChanged();
    return made;
  }

  const handlers = {
    'campaign.review': ({ campaignId, ...how }) => looks.take(() => reviewDraft(deps, campaignId, how)),
    async 'campaign.start'(reviewed) {
      const started = await beginnings.take(() => start(reviewed));
      schedule.look();
      return after(started);
    },
    'campaign.rehearse': async ({ campaignId, includeRecent }) =>
      after(await rehearsals.take(() => rehearse(campaignId, includeRecent))),
    'campaign.testText': ({ campaignId, n }) => looks.take(() => testText(campaignId, n)),
    'campaign.test': async ({ campaignId, number, shown }) =>
      after(await beginnings.take(() => test(campaignId, number, shown))),
    'campaign.testEncoding': async ({ accountId, encoding, number }) =>
      after(await beginnings.take(() => testEncoding(accountId, encoding, number))),
    'campaign.copy': ({ campaignId }) => listed(copies.whole(campaignId)),
    'campaign.again': (wanted) => listed(copies.again(wanted)),
    'campaign.compared': (wanted) => looks.take(() => copies.compared(wanted)),
    'campaign.listCompared': ({ only, ...wanted }) =>
      beginnings.take(() => copies.listCompared(wanted, only)),
    'campaign.copyToRows': ({ campaignId, ...rows }) => listed(copies.toRows(campaignId, rows)),
    'campaign.splitByDay': (plan) => listed(copies.byDay(plan)),
    async 'campaign.writeTo'({ campaignId, shown }) {
      const people = shown && shownPeople(campaignId, shown.viewId, shown.spans);
      if (people?.ok === false) return people;
      return listed(beginnings.take(() => copies.to(campaignId, people?.value ?? null)));
    },
  } satisfies Partial<HandlersOf<'campaign'>>;
  const exporters: Pick<Exporters, 'review'> = {
    review: (request) => looks.take(async () => pages(request)),
  };
  return { handlers, exporters };
}
