import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { settledShare } from '../../../../shared/campaign/progress/delivery-state.ts';
import { calmEnd, inTwoDigits, timeLeftWords } from '../../../../shared/campaign/progress/time-left.ts';
import { creditWords } from '../../../../shared/campaign/results/credits-by-month.ts';
import { count, credits, exactNumber, percent } from '../../../../shared/format/format-count.ts';
import { duration, moment } from '../../../../shared/format/format-time.ts';
import { capital } from '../../../../shared/format/sentence-parts.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { planning } from '../../../../shared/texts/en/review.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import { type Fact, Facts } from '../../../components/text/facts.tsx';

export function CampaignFacts({ campaign }: { readonly campaign: CampaignState }) {
  const secondsLeft = useTimeLeft(campaign);
  const accepted: Fact = {
    name: words.facts.accepted,
    value: count(campaign.counts.accepted),
    about: words.facts.ofPeople(campaign.people, percent(settledShare(campaign))),
  };
  return (
    <Facts facts={[accepted, creditFact(campaign), paceFact(campaign, secondsLeft), textFact(campaign)]} />
  );
}

function creditFact(campaign: CampaignState): Fact {
  const { creditConsumed, balanceCredit, expectedCredit, acceptedParts, endedAt } = campaign;
  const taken = creditWords(creditConsumed, balanceCredit);
  if (taken === null) {
    const about = endedAt === null ? words.facts.noneGivenYet : words.facts.noneGiven;
    return { name: words.facts.credit, value: '–', about };
  }
  const perPart = creditConsumed !== null && acceptedParts > 0 ? creditConsumed / acceptedParts : null;
  const about = [
    taken.madeOf,
    expectedCredit !== null && words.facts.ofAbout(credits(expectedCredit)),
    perPart !== null && words.facts.perPart(exactNumber(perPart)),
  ].filter((word) => word !== false && word !== null);
  return { name: words.facts.credit, value: taken.sum, about: about.join(', ') };
}

function paceFact(campaign: CampaignState, secondsLeft: number | null): Fact {
  const { phase, perMinute, startedAt, endedAt } = campaign;
  if (endedAt !== null && startedAt !== null) {
    return {
      name: phase === 'cancelled' ? states.ofCampaign.cancelled : states.ofCampaign.finished,
      value: duration((endedAt - startedAt) / 1000),
      about: moment(endedAt, Date.now()),
    };
  }
  return {
    name: words.facts.time,
    value: secondsLeft === null ? '–' : capital(timeLeftWords(secondsLeft)),
    about:
      secondsLeft === null || perMinute === null ? undefined : words.facts.perMinute(inTwoDigits(perMinute)),
  };
}

function textFact({ differences, counts, endedAt }: CampaignState): Fact {
  const name = campaigns.returnedTexts;
  const about = planning.rehearsal.fromShown;
  if (differences > 0) return { name, value: words.facts.differ(differences), about, tone: 'danger' };
  const notReturned = counts.unknown + counts['treated-as-sent'] + counts['treated-as-not-sent'];
  if (notReturned > 0) {
    const others = counts.accepted > 0 ? words.facts.othersDoNotDiffer : undefined;
    return { name, value: words.facts.notReturned(notReturned), about: others };
  }
  if (counts.accepted > 0) return { name, value: words.facts.noneDiffers, about };
  return { name, value: '–', about: endedAt === null ? words.facts.noneYet : words.facts.noneCameBack };
}

const everyMs = 5000;

/** Counts down smoothly between estimates; null while unknown. */
function useTimeLeft({ id, phase, secondsLeft, revision }: CampaignState): number | null {
  const [end, setEnd] = useState<{ readonly id: number; readonly at: number } | null>(null);
  const [now, setNow] = useState(Date.now());
  const estimate = phase === 'running' ? secondsLeft : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that main tells is an estimate of its own.
  useEffect(() => {
    const at = Date.now();
    setNow(at);
    setEnd((shown) => {
      if (estimate === null) return null;
      return { id, at: calmEnd(shown?.id === id ? shown.at : null, at + estimate * 1000, at) };
    });
  }, [id, estimate, revision]);
  const isCounting = end !== null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  return end === null || end.id !== id ? null : Math.max(0, (end.at - now) / 1000);
}
