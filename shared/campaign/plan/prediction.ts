import { assertNever } from '../../assert-never.ts';
import type { CampaignId } from '../../brand.ts';
import type { SendOptions } from '../../draft/draft.ts';
import { planning } from '../../texts/en/review.ts';
import { planConnections } from './plan.ts';
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
  readonly seconds: number;
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
/** The spec shows no pace. A service may well need this for a request of thousands; the screen names it. */
const assumedSecondsPerRequest = 2;

/** From the account's earlier requests where it has any, else from named assumptions. */
export function predict(
  planned: Planned,
  learned: LearnedPrices,
  secondsPerPerson: number | null,
): Prediction {
  const { people, parts, unicodeParts, requests, perMinute } = planned;
  const credits = expectedCredits(learned, { plain: parts - unicodeParts, unicode: unicodeParts });
  const connections = Math.max(1, Math.min(planConnections(planned), requests));
  const sending =
    secondsPerPerson === null
      ? Math.ceil(requests / connections) * assumedSecondsPerRequest
      : Math.ceil((secondsPerPerson * people) / connections);
  const pacing = perMinute === null ? 0 : Math.ceil((people / perMinute) * 60);
  const sendingFrom = secondsPerPerson === null ? 'assumed' : 'account';
  return {
    people,
    parts,
    requests,
    credits: credits ?? parts * assumedCreditsPerPart,
    creditsFrom: credits === null ? 'assumed' : 'account',
    seconds: Math.max(sending, pacing),
    secondsFrom: pacing > sending ? 'pacing' : sendingFrom,
  };
}

export function creditsBasis({ creditsFrom }: Prediction): string {
  return planning.creditsFrom[creditsFrom];
}

export function secondsBasis({ secondsFrom }: Prediction): string {
  switch (secondsFrom) {
    case 'account':
      return planning.secondsFrom.account;
    case 'pacing':
      return planning.secondsFrom.pacing;
    case 'assumed':
      return planning.secondsFrom.assumed(assumedSecondsPerRequest);
    default:
      return assertNever(secondsFrom);
  }
}
