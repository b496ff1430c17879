import { creditsBasis, secondsBasis, timeWords } from '../../../../shared/campaign/plan/prediction.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { count, credits } from '../../../../shared/format/format-count.ts';
import { shortTime } from '../../../../shared/format/format-time.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { planning, review as words } from '../../../../shared/texts/en/review.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { type Fact, Facts } from '../../../components/text/facts.tsx';

export function ReviewFacts({ review }: { readonly review: Review }) {
  const facts: Fact[] = [
    {
      name: common.people,
      value: count(review.people),
      about: review.unicode > 0 ? words.facts.unicode(review.unicode) : undefined,
    },
    {
      name: common.parts,
      value: count(review.parts),
      about:
        review.parts > review.ownParts ? words.facts.extraParts(review.parts - review.ownParts) : undefined,
    },
    { name: exportedResults.requests, value: count(review.chunks) },
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
    value: timeWords(prediction),
    about: rehearsed === null ? basis : words.facts.rehearsed(basis, shortTime(rehearsed.seconds)),
  };
}

function creditFact({ prediction }: Review): Fact {
  if (prediction === null) return { name: words.facts.credit, value: '–' };
  return {
    name: words.facts.credit,
    value: planning.about(credits(prediction.credits)),
    about: creditsBasis(prediction),
  };
}

function balanceFact({ balance, prediction }: Review): Fact {
  if (!balance.ok) return { name: shell.balance, value: '–', about: words.facts.unread, tone: 'warning' };
  // With an assumed price, a remaining balance would look like a promise.
  const isKnown = prediction !== null && prediction.creditsFrom === 'account';
  const creditsLeft = isKnown ? balance.credit - prediction.credits : null;
  return {
    name: shell.balance,
    value: credits(balance.credit),
    about:
      creditsLeft === null
        ? undefined
        : creditsLeft < 0
          ? words.facts.short(credits(-creditsLeft))
          : words.facts.leftAfter(credits(creditsLeft)),
    tone: creditsLeft !== null && creditsLeft < 0 ? 'danger' : undefined,
  };
}
