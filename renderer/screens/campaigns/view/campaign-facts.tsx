import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { settledShare } from '../../../../shared/campaign/campaign-progress.ts';
import { count, credits, percent, plural } from '../../../../shared/format/format-count.ts';
import { duration, moment } from '../../../../shared/format/format-time.ts';
import { type Fact, Facts } from '../../../components/facts.tsx';

/** The figures of a started campaign. */
export function CampaignFacts({ campaign }: { readonly campaign: CampaignState }) {
  return (
    <Facts facts={[acceptedFact(campaign), creditFact(campaign), paceFact(campaign), textFact(campaign)]} />
  );
}

function acceptedFact(campaign: CampaignState): Fact {
  return {
    name: 'Accepted by the service',
    value: count(campaign.counts.accepted),
    about: `of ${count(campaign.people)}, ${percent(settledShare(campaign))} settled`,
  };
}

function creditFact({ creditConsumed, expectedCredit, acceptedParts, endedAt }: CampaignState): Fact {
  if (creditConsumed === null) {
    const about = endedAt === null ? 'The service told none yet' : 'The service told none';
    return { name: 'Credit consumed', value: '–', about };
  }
  const perPart = acceptedParts > 0 ? creditConsumed / acceptedParts : null;
  const about = [
    expectedCredit !== null && `of about ${credits(expectedCredit)}`,
    perPart !== null && `${Number(perPart.toFixed(4))} per part`,
  ].filter((word) => word !== false);
  return { name: 'Credit consumed', value: credits(creditConsumed), about: about.join(', ') };
}

function paceFact(campaign: CampaignState): Fact {
  const { phase, secondsLeft, perMinute, startedAt, endedAt } = campaign;
  if (endedAt !== null && startedAt !== null) {
    return {
      name: phase === 'cancelled' ? 'Cancelled' : 'Finished',
      value: duration((endedAt - startedAt) / 1000),
      about: moment(endedAt, Date.now()),
    };
  }
  const running = phase === 'running' && secondsLeft !== null;
  return {
    name: 'Time left',
    value: running ? duration(secondsLeft) : '–',
    about: running && perMinute !== null ? `${count(Math.round(perMinute))} people a minute` : undefined,
  };
}

function textFact({ differences, counts, endedAt }: CampaignState): Fact {
  if (differences > 0) {
    return {
      name: 'Returned texts',
      value: plural(differences, 'differs', 'differ'),
      about: 'from what was shown',
      tone: 'danger',
    };
  }
  return {
    name: 'Returned texts',
    value: counts.accepted > 0 ? 'None differs' : '–',
    about: counts.accepted > 0 ? 'from what was shown' : endedAt === null ? 'None yet' : 'None came back',
  };
}
