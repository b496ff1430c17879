import { MoreHorizontal } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import { phaseWords } from '../../../../shared/campaign/progress/phase-words.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { day } from '../../../../shared/format/format-time.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ChoiceItems } from '../../../components/overlays/choice-items.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { useContextMenu } from '../../../components/overlays/use-context-menu.tsx';
import { Badge, ModeWord } from '../../../components/status/badge.tsx';
import { type CampaignActs, campaignChoices } from './campaign-choices.ts';

interface CampaignItemProps extends CampaignActs {
  readonly campaign: CampaignSummary;
  readonly isShown: boolean;
}

/** One campaign of the list: press it to see it. */
export function CampaignItem({ campaign, isShown, ...acts }: CampaignItemProps) {
  const { name, phase, kind, message, updatedAt } = campaign;
  const { label, tone } = phaseWords(phase);
  const contextMenu = useContextMenu(words.more(name));
  const choices = campaignChoices(campaign, acts);
  return (
    <li
      className="campaign-item"
      data-shown={isShown || undefined}
      onContextMenu={(event) => contextMenu.openFor(event, choices)}
    >
      <AriaButton
        className="campaign-open stack grow"
        onPress={acts.onShow}
        {...(isShown && { 'aria-current': 'true' as const })}
      >
        <span className="campaign-line line">
          <bdi className="campaign-name-words ellipsis">{name || common.untitled}</bdi>
          <span className="faint">{day(updatedAt, Date.now())}</span>
        </span>
        <span className="quiet ellipsis" dir="auto">
          {message || words.noMessage}
        </span>
        <span className="campaign-line line">
          <ModeWord kind={kind} />
          <Badge tone={tone}>{label}</Badge>
          <span className="campaign-people number">{peopleOf(campaign)}</span>
        </span>
      </AriaButton>
      <Menu
        label={words.more(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size="small" label={words.more(name)} />}
      >
        <ChoiceItems choices={choices} />
      </Menu>
      {contextMenu.menu}
    </li>
  );
}

function peopleOf({ phase, people, accepted }: CampaignSummary): string {
  if (phase === 'draft') return people === 0 ? '' : peopleWords(people);
  return words.accepted(accepted, people);
}
