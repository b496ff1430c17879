import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  EXCLUDED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  REJECTED,
  SAID_NO,
} from '../../../../shared/audience/audience-row.ts';
import { derivedName, type MadeOf } from '../../../../shared/audience/derivation.ts';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import type { ShownWho } from '../../../../shared/campaign/filters/result-filter.ts';
import { failure, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { type AudiencePlan, makeAudiences } from '../../../audiences/records/audience-writer.ts';
import { insertDraft, type NewDraft } from '../../../drafts/records/draft-records.ts';
import { readHead } from '../../../store/audience-reader.ts';
import { frozenVersions, readFrozen } from '../../records/frozen.ts';
import { isOfLeftOut, openPeopleOf } from '../../records/recipient-numbers.ts';
import { type ChosenNumbers, readChosen, readRest, type ShownPeople, unmade } from './rest.ts';
import { planFrozen, planListed } from './rest-rows.ts';

export interface RestRequest {
  readonly campaignId: CampaignId;
  /** An audience of the whole rest takes the draft's name; one of shown people is named after them. */
  readonly draft: NewDraft;
  /** The campaign's list, if it has not changed; null uses the frozen values. */
  readonly audienceId: AudienceId | null;
  readonly shown: ShownPeople | null;
  /** ISO 3166 code for numbers that are corrected in the list. */
  readonly country: string;
}

export interface RestMade extends Omit<ChosenNumbers, 'numbers'> {
  readonly draftId: CampaignId;
}

/**
 * Makes a draft with an audience of its own, so that every count on it is about its people. A row keeps the reason why
 * it gets nothing. Fails if the campaign did not keep the names of its columns, if nobody would get a text, and as
 * conflict if campaign or list changed meanwhile. A failure leaves nothing behind.
 */
export async function makeRestDraft(
  database: DatabaseSync,
  request: RestRequest,
  now: number,
): Promise<Result<RestMade>> {
  const { campaignId, draft, audienceId, shown } = request;
  const before = asOf(database, request);
  if (before === null) return goneMeanwhile;
  const people = openPeopleOf(database)(campaignId);
  const isLeftOut = shown !== null && isOfLeftOut(shown.positions, people);
  // This check is first, because the rows of a removed list are still there for a moment.
  if (isLeftOut && audienceId === null) return notKept;
  const chosen =
    shown === null
      ? { numbers: readRest(database, campaignId, unmade), again: 0, elsewhere: 0 }
      : readChosen(database, campaignId, shown.positions);
  const { numbers, ...counts } = chosen;
  if (numbers.size === 0 && !isLeftOut) return shown === null ? noneLeft : noneChosen;
  const madeOf = shown === null ? null : madeOfShown(database, campaignId, shown.who);
  const name = madeOf === null ? draft.name : derivedName(madeOf);
  const planOfRest =
    audienceId === null
      ? planFrozen(database, campaignId, request.country, numbers)
      : planListed(database, {
          campaignId,
          audienceId,
          numbers,
          leftOut: isLeftOut ? new Set(shown.positions.map((position) => position - people)) : null,
        });
  if (planOfRest === null) return notKept;
  const { plan, rows } = planOfRest;
  return makeAudiences(database, now, async (open) => {
    const ofRest = { name, sheetName: plan.sheetName ?? name, madeOf: madeOf ?? plan.madeOf };
    const writer = open({
      ...plan,
      ...ofRest,
      ...(shown !== null && counts.again > 0 && onceAgain(campaignId, shown.positions, before)),
    });
    const byStatus = new Map<number, number>();
    for (const some of rows) {
      for (const [row, kept] of some) {
        writer.add(row, kept);
        byStatus.set(row.status, (byStatus.get(row.status) ?? 0) + 1);
      }
      // The thread may be sending, so it must handle other messages.
      await setImmediate();
    }
    return () => {
      // If the campaign was deleted or the list changed, people would be missing, or an erased person included.
      const after = asOf(database, request);
      if (before !== after) return after === null ? goneMeanwhile : changed;
      if (!byStatus.has(RECIPIENT)) return noneToText(byStatus);
      const own = audienceId === null ? againFrom(database, campaignId, draft) : draft;
      const restOf = counts.again > 0 ? null : campaignId;
      const made = { ...own, name, restOf, audienceId: writer.audienceId };
      return ok({ ...counts, draftId: insertDraft(database, made, now) });
    };
  });
}

function noneToText(byStatus: ReadonlyMap<number, number>) {
  const rows = (status: number) => byStatus.get(status) ?? 0;
  return failure(
    'bad-input',
    say.starts.noneToText(rows(OPTED_OUT), rows(SAID_NO), rows(EXCLUDED), rows(RECENT), rows(REJECTED)),
    say.starts.noneToTextFix(),
  );
}

/** Several drafts to a rest text each person once; of two that text people again, each texts them. */
function onceAgain(
  campaignId: CampaignId,
  { buffer, byteOffset, byteLength }: Uint32Array,
  before: string,
): Pick<AudiencePlan, 'once'> {
  // Stored as one text, because there may be a million.
  const again = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return { once: { facts: { campaignId, again, before }, withDraft: true } };
}

/** Identifies the list's revision and how many people were erased; null if the campaign is gone. */
function asOf(database: DatabaseSync, { campaignId, audienceId }: RestRequest): string | null {
  if (database.prepare('SELECT 1 FROM campaign WHERE id = ?').get(campaignId) === undefined) return null;
  const list = audienceId === null ? null : readHead(database, audienceId);
  const erased = database
    .prepare('SELECT count(*) AS people FROM recipient_number WHERE msisdn < 0 AND campaign_id = ?')
    .get(campaignId);
  return `of a list ${list?.ok ? list.value.revision : 'that is gone'} without ${Number(erased?.people)}`;
}

function madeOfShown(database: DatabaseSync, campaignId: CampaignId, who: ShownWho): MadeOf {
  const campaign = database.prepare('SELECT name FROM campaign WHERE id = ?').get(campaignId);
  return { kind: 'results', of: String(campaign?.name ?? ''), who };
}

/** Only the words of conditions were frozen. */
function againFrom(database: DatabaseSync, campaignId: CampaignId, draft: NewDraft): NewDraft {
  const [own, ...cases] = frozenVersions(readFrozen(database, campaignId)!);
  const { versions, ...options } = draft.options;
  const message = own.conditional?.again ?? draft.message;
  if (versions === undefined) return { ...draft, message };
  const again = versions.cases.map((one, at) => ({
    ...one,
    message: cases[at]?.conditional?.again ?? one.message,
  }));
  return { ...draft, message, options: { ...options, versions: { ...versions, cases: again } } };
}

const noneChosen = failure('bad-input', say.starts.noneToChoose(), say.starts.noneToChooseFix());

const noneLeft = failure('bad-input', say.starts.noneLeft(), say.starts.noneToChooseFix());

const changed = failure('conflict', say.audiences.changed(), say.audiences.changedFix());

const goneMeanwhile = failure('conflict', say.campaigns.gone());

const notKept = failure('not-found', say.starts.restGone(), say.starts.restGoneFix());
