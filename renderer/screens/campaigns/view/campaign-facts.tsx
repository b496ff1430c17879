import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { settledShare } from '../../../../shared/campaign/progress/campaign-progress.ts';
import { inTwoDigits, timeLeftWords } from '../../../../shared/campaign/progress/time-left.ts';
import { count, credits, percent, price } from '../../../../shared/format/format-count.ts';
import { duration, moment } from '../../../../shared/format/format-time.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { type Fact, Facts } from '../../../components/text/facts.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** The figures of a started campaign. */
export function CampaignFacts({ campaign }: { readonly campaign: CampaignState }) {
  const secondsLeft = useTimeLeft(campaign);
  const facts = [
    acceptedFact(campaign),
    creditFact(campaign),
    paceFact(campaign, secondsLeft),
    textFact(campaign),
  ];
  return <Facts facts={facts} />;
}

function acceptedFact(campaign: CampaignState): Fact {
  return {
    name: words.facts.accepted,
    value: count(campaign.counts.accepted),
    about: words.facts.ofPeople(campaign.people, percent(settledShare(campaign))),
  };
}

function creditFact({ creditConsumed, expectedCredit, acceptedParts, endedAt }: CampaignState): Fact {
  if (creditConsumed === null) {
    const about = endedAt === null ? words.facts.noneToldYet : words.facts.noneTold;
    return { name: words.facts.credit, value: '–', about };
  }
  const perPart = acceptedParts > 0 ? creditConsumed / acceptedParts : null;
  const about = [
    expectedCredit !== null && words.facts.ofAbout(credits(expectedCredit)),
    perPart !== null && words.facts.perPart(price(perPart)),
  ].filter((word) => word !== false);
  return { name: words.facts.credit, value: credits(creditConsumed), about: about.join(', ') };
}

function paceFact(campaign: CampaignState, secondsLeft: number | null): Fact {
  const { phase, perMinute, startedAt, endedAt } = campaign;
  if (endedAt !== null && startedAt !== null) {
    return {
      name: phase === 'cancelled' ? words.facts.cancelled : words.facts.finished,
      value: duration((endedAt - startedAt) / 1000),
      about: moment(endedAt, Date.now()),
    };
  }
  return {
    name: campaigns.time,
    value: secondsLeft === null ? '–' : capitalised(timeLeftWords(secondsLeft)),
    about:
      secondsLeft === null || perMinute === null ? undefined : words.facts.perMinute(inTwoDigits(perMinute)),
  };
}

function capitalised(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function textFact({ differences, counts, endedAt }: CampaignState): Fact {
  if (differences > 0) {
    return {
      name: campaigns.returnedTexts,
      value: words.facts.differ(differences),
      about: words.facts.fromShown,
      tone: 'danger',
    };
  }
  return {
    name: campaigns.returnedTexts,
    value: counts.accepted > 0 ? words.facts.noneDiffers : '–',
    about:
      counts.accepted > 0
        ? words.facts.fromShown
        : endedAt === null
          ? words.facts.noneYet
          : words.facts.noneCameBack,
  };
}
