import { creditsBasis, secondsBasis } from '../../../../shared/campaign/prediction.ts';
import type { Review } from '../../../../shared/campaign/review.ts';
import { count, credits } from '../../../../shared/format/format-count.ts';
import { duration, shortTime } from '../../../../shared/format/format-time.ts';
import { type Fact, Facts } from '../../../components/facts.tsx';

/** The figures of a review. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const facts: Fact[] = [
    {
      name: 'People',
      value: count(review.people),
      about: review.unicode > 0 ? `${count(review.unicode)} in Unicode` : undefined,
    },
    {
      name: 'Parts',
      value: count(review.parts),
      about: review.parts > review.ownParts ? extraWords(review.parts - review.ownParts) : undefined,
    },
    { name: 'Requests', value: count(review.chunks) },
    timeFact(review),
    creditFact(review),
    balanceFact(review),
  ];
  return <Facts facts={facts} />;
}

function extraWords(parts: number): string {
  return `${count(parts)} more than in the totals: their requests hold Unicode`;
}

function timeFact({ prediction, rehearsed }: Review): Fact {
  if (prediction === null) return { name: 'Expected time', value: '–' };
  const rehearsal = rehearsed === null ? '' : `; rehearsed here in ${shortTime(rehearsed.seconds)}`;
  return {
    name: 'Expected time',
    value: `about ${duration(prediction.seconds)}`,
    about: `${secondsBasis(prediction)}${rehearsal}`,
  };
}

function creditFact({ prediction }: Review): Fact {
  if (prediction === null) return { name: 'Expected credit', value: '–' };
  return {
    name: 'Expected credit',
    value: `about ${credits(prediction.credits)}`,
    about: creditsBasis(prediction),
  };
}

function balanceFact({ balance, prediction }: Review): Fact {
  if (!balance.ok) return { name: 'Balance', value: '–', about: 'Could not be read', tone: 'warning' };
  // What would be left by an assumed price is not said: it would look like a promise.
  const isKnown = prediction !== null && prediction.creditsFrom === 'account';
  const left = isKnown ? balance.credit - prediction.credits : null;
  return {
    name: 'Balance',
    value: credits(balance.credit),
    about: left === null ? undefined : left < 0 ? `${credits(-left)} short` : `${credits(left)} left after`,
    tone: left !== null && left < 0 ? 'danger' : undefined,
  };
}
