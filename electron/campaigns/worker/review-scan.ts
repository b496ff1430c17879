import type { DatabaseSync } from 'node:sqlite';
import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { createPlanner, type PlannedChunk, partsIn } from '../../../shared/campaign/plan.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { type SizedPerson, sizedPerson, writingOf } from '../../../shared/message/final-text.ts';
import { type LetterLoss, lossOf, newLossTally, tallyLoss } from '../../../shared/message/letter-loss.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { readColumns } from '../../store/audience-reader.ts';
import { walkAudience } from '../records/audience-walk.ts';
import { type LeftOut, openGuards } from './guards.ts';
import type { RecentText } from './recent-texts.ts';

/** What to look through. */
export interface ScanRequest {
  readonly campaignId: CampaignId;
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly options: SendOptions;
  readonly restOf: CampaignId | null;
  readonly recentDays: number;
  readonly lettering: Lettering;
}

/** What a start would send, found by looking at everybody. */
export interface ReviewScan {
  readonly people: number;
  readonly parts: number;
  readonly unicode: number;
  /** The letters that may be lost; null for none. */
  readonly loss: LetterLoss | null;
  /** Texts by the letter that they may lose, most first. */
  readonly lostLetters: readonly (readonly [letter: string, people: number])[];
  readonly chunks: number;
  /** People with a tag that has neither value nor fallback. */
  readonly blanks: number;
  readonly doubtful: number;
  readonly leftOut: { readonly [Reason in LeftOut]?: number };
  /** The first of those who had this very text lately. */
  readonly recent: readonly (RecentText & { readonly msisdn: number })[];
  /** People by ISO 3166 code. */
  readonly countries: readonly (readonly [country: string, people: number])[];
  readonly samples: readonly { readonly msisdn: string; readonly text: string }[];
}

const shownRecent = 50;
const shownSamples = 3;
const shownLetters = 20;

/** Looks at everybody a start would reach; a message with errors reaches nobody. */
export async function scanForReview(
  database: DatabaseSync,
  request: ScanRequest,
  now: number,
): Promise<ReviewScan> {
  const { campaignId, audienceId, message, options, restOf, recentDays, lettering } = request;
  const bound = bindMessage(message, readColumns(database, audienceId) ?? []);
  const guards = openGuards(database, { campaignId, restOf, recentDays, now });
  const planner = createPlanner<SizedPerson>(options);
  const countries = new Map<string, number>();
  const countryOf = createCountryFinder();
  const leftOut: { [Reason in LeftOut]?: number } = {};
  const recent: (RecentText & { readonly msisdn: number })[] = [];
  const samples: { msisdn: string; text: string }[] = [];
  let people = 0;
  let parts = 0;
  let unicode = 0;
  let blanks = 0;
  let chunks = 0;
  const loss = newLossTally();
  function addChunks(planned: readonly PlannedChunk<SizedPerson>[]): void {
    chunks += planned.length;
    for (const chunk of planned) for (const person of chunk.people) parts += partsIn(chunk, person);
  }
  for await (const batch of walkAudience(database, audienceId, writingOf(bound, lettering))) {
    const reasons = guards.judge(batch.people);
    batch.people.forEach(({ msisdn, final }, index) => {
      const reason = reasons[index]!;
      // Those who had the text lately may be taken in again, and are chosen for with the others.
      if (final.losesLetters && (reason === null || reason === 'recent')) tallyLoss(loss, final.text);
      if (reason !== null) {
        leftOut[reason] = (leftOut[reason] ?? 0) + 1;
        const earlier = guards.recentOf(msisdn);
        if (reason === 'recent' && earlier !== undefined && recent.length < shownRecent) {
          recent.push({ ...earlier, msisdn });
        }
        return;
      }
      people++;
      const sized = sizedPerson(final);
      if (sized.unicode) unicode++;
      if (final.blanks.length > 0) blanks++;
      addChunks(planner.push(sized));
      const country = countryOf(msisdn);
      countries.set(country, (countries.get(country) ?? 0) + 1);
      if (samples.length < shownSamples) samples.push({ msisdn: String(msisdn), text: final.text });
    });
  }
  addChunks(planner.end());
  const doubtful = database
    .prepare(
      `SELECT count(*) AS people FROM audience_row
       WHERE id >= ? AND id < ? AND status = 0 AND flags & ${ROW_FLAGS.doubtful} <> 0`,
    )
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return {
    people,
    parts,
    unicode,
    loss: lossOf(loss),
    lostLetters: [...loss.letters].sort(([, left], [, right]) => right - left).slice(0, shownLetters),
    chunks,
    blanks,
    doubtful: Number(doubtful?.people ?? 0),
    leftOut,
    recent,
    countries: [...countries],
    samples,
  };
}

/** The first seven digits tell the country, and there are far fewer of them than people. */
function createCountryFinder(): (msisdn: number) => string {
  const known = new Map<string, string>();
  return (msisdn) => {
    const digits = String(msisdn);
    const key = digits.slice(0, 7);
    let country = known.get(key);
    if (country === undefined) {
      const reading = parseMsisdn(`+${digits}`, undefined);
      country = reading.ok ? (reading.country ?? '') : '';
      known.set(key, country);
    }
    return country;
  };
}
