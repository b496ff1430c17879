import type { CampaignId } from '../../brand.ts';
import type { SendOptions } from '../../draft/draft.ts';
import { duration } from '../../format/format-time.ts';
import { planning } from '../../texts/en/review.ts';
import { planConnections } from './connections.ts';
import { expectedCredits, type LearnedPrices } from './price.ts';

/** The expected totals of a campaign before its first request, and where each figure is from. */
export interface Prediction {
  readonly people: number;
  readonly parts: number;
  /** Texts that may lose letters; left out by older versions, which did not count them. */
  readonly lost?: number;
  readonly requests: number;
  readonly credits: number;
  /** `assumed`: the account's price is unknown, so each part counts `assumedCreditsPerPart`. */
  readonly creditsFrom: 'account' | 'assumed';
  readonly secondsAtLeast: number;
  readonly secondsAtMost: number;
  /** `assumed`: the account's pace is unknown, so each request counts `assumedSecondsPerRequest`. */
  readonly secondsFrom: 'account' | 'pacing' | 'assumed';
}

/** The draft and account that a rehearsal was made of, and its prediction. */
export interface RehearsalOf {
  readonly campaignId: CampaignId;
  readonly accountName: string;
  readonly hash: string;
  readonly prediction: Prediction;
}

/** `unicodeParts` of the parts are in requests sent with the encoding for Unicode. */
type Planned = Pick<Prediction, 'people' | 'parts' | 'requests'> &
  Pick<SendOptions, 'perMinute' | 'connections'> & { readonly unicodeParts: number };

/** The spec shows no price; the screen names this assumption. */
const assumedCreditsPerPart = 1;
/** The spec shows no pace. A service may well need the most for a request of thousands; the screen names it. */
const assumedSecondsPerRequest = { least: 1, most: 5 };

/**
 * People of the smallest request that teaches a pace. With fewer, what each request takes at least, often a
 * second, would be taken for the time of its people, and a hundred of them predict minutes for seconds.
 */
export const leastToLearnFrom = 100;

/** Of an account's requests that are large enough, one at a time. */
export interface LearnedPace {
  /** Seconds for each person, in the quickest and in the slowest request. */
  readonly quickest: number;
  readonly slowest: number;
  /** Seconds of the longest request, which a smaller one may take as well. */
  readonly longest: number;
}

/** From the account's earlier requests if it has any, else from named assumptions. */
export function predict(planned: Planned, learned: LearnedPrices, pace: LearnedPace | null): Prediction {
  const { people, parts, unicodeParts, requests, perMinute } = planned;
  const credits = expectedCredits(learned, { plain: parts - unicodeParts, unicode: unicodeParts });
  const connections = Math.max(1, Math.min(planConnections(planned), requests));
  const rounds = Math.ceil(requests / connections);
  const { least, most } = assumedSecondsPerRequest;
  const sending =
    pace === null
      ? { least: rounds * least, most: rounds * most }
      : {
          least: (pace.quickest * people) / connections,
          most: Math.max((pace.slowest * people) / connections, rounds * pace.longest),
        };
  const pacing = perMinute === null ? 0 : (people / perMinute) * 60;
  const sendingFrom = pace === null ? 'assumed' : 'account';
  return {
    people,
    parts,
    requests,
    credits: credits ?? parts * assumedCreditsPerPart,
    creditsFrom: credits === null ? 'assumed' : 'account',
    secondsAtLeast: Math.ceil(Math.max(sending.least, pacing)),
    secondsAtMost: Math.ceil(Math.max(sending.most, pacing)),
    secondsFrom: pacing > sending.most ? 'pacing' : sendingFrom,
  };
}

export function creditsBasis({ creditsFrom }: Prediction): string {
  return planning.creditsFrom[creditsFrom];
}

/** As a range, if the two would be written differently. */
export function timeWords({ secondsAtLeast, secondsAtMost }: Prediction): string {
  const [least, most] = [duration(secondsAtLeast), duration(secondsAtMost)];
  return least === most ? planning.about(most) : planning.between(least, most);
}

export function secondsBasis({ secondsFrom }: Prediction): string {
  const { least, most } = assumedSecondsPerRequest;
  return secondsFrom === 'assumed'
    ? planning.secondsFrom.assumed(least, most)
    : planning.secondsFrom[secondsFrom];
}
