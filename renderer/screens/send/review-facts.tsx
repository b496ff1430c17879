import { count, credits } from '../../../shared/format/format-count.ts';
import { duration } from '../../../shared/format/format-time.ts';
import type { Review } from '../../../shared/sending/campaign.ts';
import { type Fact, Facts } from '../../components/facts.tsx';

/** The figures of a review. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const facts: Fact[] = [
    {
      name: 'People',
      value: count(review.people),
      about: review.unicode > 0 ? `${count(review.unicode)} in Unicode` : undefined,
    },
    { name: 'Parts', value: count(review.parts) },
    {
      name: 'Requests',
      value: count(review.chunks),
      about: review.pacingSeconds === null ? undefined : `at least ${duration(review.pacingSeconds)}`,
    },
    {
      name: 'Expected time',
      value: review.expectedSeconds === null ? '–' : duration(review.expectedSeconds),
      about: review.expectedSeconds === null ? 'Pace not known yet' : undefined,
    },
    {
      name: 'Expected credit',
      value: review.expectedCredit === null ? '–' : credits(review.expectedCredit),
      about: review.expectedCredit === null ? 'Price not known yet' : 'at the price so far',
    },
    balanceFact(review),
  ];
  return <Facts facts={facts} />;
}

function balanceFact({ balance, expectedCredit }: Review): Fact {
  if (!balance.ok) return { name: 'Balance', value: '–', about: 'Could not be read', tone: 'warning' };
  const left = expectedCredit === null ? null : balance.credit - expectedCredit;
  return {
    name: 'Balance',
    value: credits(balance.credit),
    about: left === null ? undefined : left < 0 ? `${credits(-left)} short` : `${credits(left)} left after`,
    tone: left !== null && left < 0 ? 'danger' : undefined,
  };
}
