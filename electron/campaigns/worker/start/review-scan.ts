import type { DatabaseSync } from 'node:sqlite';
import { ROW_FLAGS } from '../../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { createCanaryPicker } from '../../../../shared/campaign/plan/canary-picker.ts';
import {
  createPlanner,
  type PlannedChunk,
  partsIn,
  usualCanary,
} from '../../../../shared/campaign/plan/plan.ts';
import { openQuietRule, type QuietHours } from '../../../../shared/campaign/plan/quiet-hours.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { newOddTally } from '../../../../shared/message/choices/odd-choice.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import { type FinalText, type SizedPerson, sizedPerson } from '../../../../shared/message/final-text.ts';
import { lossOf, newLossTally, tallyLoss } from '../../../../shared/message/letter-loss.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { noLinkFaults } from '../../../../shared/message/link-faults.ts';
import { USUAL_PARTS } from '../../../../shared/message/parts.ts';
import { createCountryFinder } from '../../../../shared/number/country-text.ts';
import { NUMBER_FLAGS } from '../../../../shared/number/number-flags.ts';
import { countUndecided } from '../../../audiences/records/count-undecided.ts';
import { readColumns } from '../../../store/audience-reader.ts';
import { inRange } from '../../../store/range-sql.ts';
import { rowKey } from '../../../store/row-key.ts';
import { walkAudience } from '../../records/audience-walk.ts';
import { type GuardOptions, type LeftOut, openGuards, type RecentText } from './left-out-at-start.ts';
import { countKinds } from './review-kinds.ts';
import { hashTexts } from './review-texts-hash.ts';
import { countVersions } from './review-versions.ts';

export interface ScanRequest extends Omit<GuardOptions, 'now'> {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly options: SendOptions;
  /** Also counts people who got the text recently; they are listed in any case. */
  readonly includeRecent: boolean;
  readonly lettering: Lettering;
  /** The quiet hours that hold the requests; null for none. */
  readonly quiet: QuietHours | null;
}

export type ReviewScan = Awaited<ReturnType<typeof scanForReview>>;

const shownRecent = 50;
const mostSamples = 100;
const shownLetters = 20;

/** A message with errors reaches nobody. */
export async function scanForReview(database: DatabaseSync, request: ScanRequest, now: number) {
  const { campaignId, audienceId, message, options, restOf, recentDays, includeRecent, lettering } = request;
  const bound = bindMessage(message, readColumns(database, audienceId) ?? [], lettering);
  const guards = openGuards(database, { campaignId, restOf, recentDays, now });
  const countries = new Map<string, number>();
  const countryOf = createCountryFinder();
  const leftOut: { [Reason in LeftOut]?: number } = {};
  const recent: (RecentText & { readonly msisdn: number })[] = [];
  const byVersion = new Map<number, Sampled>();
  const versions = countVersions(database, audienceId, bound, lettering.versions);
  const texts = hashTexts();
  let people = 0;
  let unicode = 0;
  const blanks = new Map<number, number>();
  const misfits = new Map<number, number>();
  const odd = newOddTally();
  const brokenLinks = noLinkFaults();
  const long = { people: 0, mostParts: 0 };
  const loss = newLossTally();
  const compiled = compileMessage(bound, lettering);
  const sizes = createSizes();
  // Without a canary, people whose texts cover as much are shown.
  const shown = createCanaryPicker<Sampled>(options.canary || usualCanary, compiled);
  const kinds = countKinds(compiled);
  for await (const batch of walkAudience(database, audienceId, compiled)) {
    const reasons = guards.judge(batch.people);
    batch.people.forEach((person, index) => {
      const { n, row, msisdn, final } = person;
      const reason = reasons[index]!;
      versions.see(final, reason);
      // People who got the text recently may be included later, so a choice is needed for them too.
      if (final.losesLetters && (reason === null || reason === 'recent')) tallyLoss(loss, final.text);
      if (reason !== null) {
        leftOut[reason] = (leftOut[reason] ?? 0) + 1;
        const earlier = guards.recentOf(msisdn);
        if (reason === 'recent' && earlier !== undefined && recent.length < shownRecent) {
          recent.push({ ...earlier, msisdn });
        }
        if (reason !== 'recent' || !includeRecent) return;
      }
      texts.add(person);
      const sampled = { at: people, msisdn: String(msisdn), final };
      shown.see(sampled, final);
      if (!byVersion.has(final.version)) byVersion.set(final.version, sampled);
      versions.send(final);
      kinds.see(msisdn, final);
      people++;
      const sized = sizedPerson(final);
      const country = countryOf(msisdn);
      sizes.add({ ...sized, country });
      if (sized.unicode) unicode++;
      if (final.link !== null) brokenLinks[final.link]++;
      if (sized.parts > USUAL_PARTS) {
        long.people++;
        long.mostParts = Math.max(long.mostParts, sized.parts);
      }
      for (const tag of final.blanks) blanks.set(tag, (blanks.get(tag) ?? 0) + 1);
      for (const { tag, kind, value } of final.odd) odd.add(tag, kind, { n, row, value });
      for (const tag of final.misfits) misfits.set(tag, (misfits.get(tag) ?? 0) + 1);
      countries.set(country, (countries.get(country) ?? 0) + 1);
    });
  }
  const byTag = (counts: ReadonlyMap<number, number>) =>
    [...counts].map(([tag, people]) => ({ tag: compiled.tags[tag]!.tag, people: people }));
  const covering = shown.chosen();
  const canary = options.canary > 0 ? covering.map(({ at }) => at) : [];
  const { parts, unicodeParts, chunks } = sumPlan(request, sizes.all, canary, now);
  const doubtful = database
    .prepare(
      `SELECT count(*) AS people, count(*) FILTER (WHERE number_flags & ${NUMBER_FLAGS.elsewhere} <> 0) AS elsewhere
       FROM audience_row WHERE ${inRange('id')} AND status = 0 AND flags & ${ROW_FLAGS.doubtful} <> 0`,
    )
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return {
    people,
    parts,
    /** The parts of each text counted separately, as in the list. */
    ownParts: sizes.all.reduce((sum, one) => sum + one.parts, 0),
    unicode,
    /** In requests with the Unicode encoding. */
    unicodeParts,
    loss: lossOf(loss),
    lostLetters: [...loss.letters].sort(([, left], [, right]) => right - left).slice(0, shownLetters),
    chunks,
    /** People sent to who have no value for a tag, and people whose cell does not fit the tag's format. */
    blanks: byTag(blanks),
    misfits: byTag(misfits),
    oddValues: odd.read(compiled.tags),
    /** People whose values break a link in their text, by the kind of fault. */
    brokenLinks,
    /** How many texts have more than `USUAL_PARTS`. */
    long,
    doubtful: Number(doubtful?.people ?? 0),
    elsewhere: {
      people: Number(doubtful?.elsewhere ?? 0),
      countries: otherCountries(database, audienceId),
    },
    undecided: countUndecided(database, audienceId),
    leftOut,
    recent,
    /** How many people each ISO 3166 code has. */
    countries: [...countries],
    ...samplesOf(covering, [...byVersion.values()]),
    goFirst: canary.length,
    /** Empty if everybody gets the same message. */
    versions: await versions.read(),
    /** People without a version, if there is no message for everybody else. */
    forgotten: versions.forgotten,
    ...kinds.read(),
    texts: texts.end(),
  };
}

/** The countries that the list's file was asked about beside its own; none for a list that was deleted meanwhile. */
function otherCountries(database: DatabaseSync, audienceId: AudienceId): readonly string[] {
  const stored = database
    .prepare("SELECT mapping -> 'others' AS others FROM audience WHERE id = ?")
    .get(audienceId);
  return JSON.parse(String(stored?.others ?? '[]')) as string[];
}

interface Sampled {
  /** Place among the people sent to, from 0. */
  readonly at: number;
  readonly msisdn: string;
  readonly final: FinalText;
}

function samplesOf(covering: readonly Sampled[], ofVersions: readonly Sampled[]): Pick<Review, 'samples'> {
  const shown = covering.slice(0, mostSamples);
  const versions = new Set(shown.map(({ final }) => final.version));
  const all = [...shown, ...ofVersions.filter(({ final }) => !versions.has(final.version))];
  return { samples: all.map(({ msisdn, final: { text, version } }) => ({ msisdn, text, version })) };
}

interface PlacedPerson extends SizedPerson {
  /** ISO 3166 code; ZZ if unknown. */
  readonly country: string;
}

/** Keeps equal sizes once: of a million people few differ. */
function createSizes(): { readonly all: readonly PlacedPerson[]; add(person: PlacedPerson): void } {
  const personBySize = new Map<string, PlacedPerson>();
  const all: PlacedPerson[] = [];
  return {
    all,
    add(person) {
      const { version, parts, partsAsUnicode, unicode, country } = person;
      const key = `${version} ${parts} ${partsAsUnicode} ${unicode} ${country}`;
      const same = personBySize.get(key) ?? person;
      if (same === person) personBySize.set(key, person);
      all.push(same);
    },
  };
}

/** The canary comes first, as in freezing. */
function sumPlan(
  { options, quiet }: Pick<ScanRequest, 'options' | 'quiet'>,
  everybody: readonly PlacedPerson[],
  canary: readonly number[],
  now: number,
) {
  const rule = quiet && openQuietRule(quiet);
  const planner = createPlanner<PlacedPerson>(
    options,
    rule && { countryOf: ({ country }) => country, groupOf: (country) => rule.groupOf(country, now) },
  );
  const isFirst = new Set(canary);
  const sums = { parts: 0, unicodeParts: 0, chunks: 0 };
  function add(planned: readonly PlannedChunk<PlacedPerson>[]): void {
    sums.chunks += planned.length;
    for (const chunk of planned) {
      const parts = chunk.people.reduce((sum, person) => sum + partsIn(chunk, person), 0);
      sums.parts += parts;
      if (chunk.unicode) sums.unicodeParts += parts;
    }
  }
  for (const at of canary) add(planner.push(everybody[at]!));
  for (let at = 0; at < everybody.length; at += 1) if (!isFirst.has(at)) add(planner.push(everybody[at]!));
  add(planner.end());
  return sums;
}
