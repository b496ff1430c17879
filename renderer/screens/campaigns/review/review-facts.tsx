import { creditsBasis, secondsBasis } from '../../../../shared/campaign/plan/prediction.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { count, credits } from '../../../../shared/format/format-count.ts';
import { duration, shortTime } from '../../../../shared/format/format-time.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { type Fact, Facts } from '../../../components/text/facts.tsx';

/** The figures of a review. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const facts: Fact[] = [
    {
      name: campaigns.people,
      value: count(review.people),
      about: review.unicode > 0 ? words.facts.unicode(review.unicode) : undefined,
    },
    {
      name: words.facts.parts,
      value: count(review.parts),
      about:
        review.parts > review.ownParts ? words.facts.extraParts(review.parts - review.ownParts) : undefined,
    },
    { name: campaigns.requests, value: count(review.chunks) },
    timeFact(review),
    creditFact(review),
    balanceFact(review),
  ];
  return <Facts facts={facts} />;
}

function timeFact({ prediction, rehearsed }: Review): Fact {
  if (prediction === null) return { name: words.facts.time, value: '–' };
  const basis = secondsBasis(prediction);
  return {
    name: words.facts.time,
    value: words.facts.about(duration(prediction.seconds)),
    about: rehearsed === null ? basis : words.facts.rehearsed(basis, shortTime(rehearsed.seconds)),
  };
}

function creditFact({ prediction }: Review): Fact {
  if (prediction === null) return { name: words.facts.credit, value: '–' };
  return {
    name: words.facts.credit,
    value: words.facts.about(credits(prediction.credits)),
    about: creditsBasis(prediction),
  };
}

function balanceFact({ balance, prediction }: Review): Fact {
  if (!balance.ok)
    return { name: words.facts.balance, value: '–', about: words.facts.unread, tone: 'warning' };
  // What would be left by an assumed price is not said: it would look like a promise.
  const isKnown = prediction !== null && prediction.creditsFrom === 'account';
  const left = isKnown ? balance.credit - prediction.credits : null;
  return {
    name: words.facts.balance,
    value: credits(balance.credit),
    about:
      left === null
        ? undefined
        : left < 0
          ? words.facts.short(credits(-left))
          : words.facts.leftAfter(credits(left)),
    tone: left !== null && left < 0 ? 'danger' : undefined,
  };
}
