import { assertNever } from '../../assert-never.ts';
import type { CampaignId } from '../../brand.ts';
import type { SendOptions } from '../../draft/draft.ts';
import { planning } from '../../texts/en/review.ts';
import { expectedCredits, type LearnedPrices } from './estimate.ts';
import { planConnections } from './plan.ts';

/** What a campaign should come to before its first request, and where each figure is from. */
export interface Prediction {
  readonly people: number;
  readonly parts: number;
  /** Texts that may lose letters; left out by versions that did not count them. */
  readonly lost?: number;
  readonly requests: number;
  readonly credits: number;
  /** `assumed`: the account has told no price yet, so that each part counts `assumedCreditsPerPart`. */
  readonly creditsFrom: 'account' | 'assumed';
  readonly seconds: number;
  /** `assumed`: the account has no pace yet, so that each request counts `assumedSecondsPerRequest`. */
  readonly secondsFrom: 'account' | 'pacing' | 'assumed';
}

/** The draft and account that a rehearsal stands in for, and what was predicted for them. */
export interface RehearsalOf {
  readonly campaignId: CampaignId;
  readonly accountName: string;
  readonly hash: string;
  readonly prediction: Prediction;
}

/** What is planned; of its parts `unicodeParts` are in requests that are sent with the encoding for Unicode. */
type Planned = Pick<Prediction, 'people' | 'parts' | 'requests'> &
  Pick<SendOptions, 'perMinute' | 'connections'> & { readonly unicodeParts: number };

/** The spec shows no price: the plainest one is used, and is named where it is shown. */
const assumedCreditsPerPart = 1;
/** The spec shows no pace: what a service may well take for a request of thousands, named where it is shown. */
const assumedSecondsPerRequest = 2;

/** Predicts credits and time from the account's earlier requests where it has any, else from named assumptions. */
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
