import { Copy, MoreHorizontal, Trash2, UserPlus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { CampaignSummary } from '../../../../shared/campaign/campaign.ts';
import { hasEnded } from '../../../../shared/campaign/phase.ts';
import { phaseWords } from '../../../../shared/campaign/phase-words.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { day } from '../../../../shared/format/format-time.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaign-list.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Badge, ModeWord } from '../../../components/badge.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/menu.tsx';

interface CampaignItemProps {
  readonly campaign: CampaignSummary;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onCopy: (rest: boolean) => void;
  readonly onDelete: () => void;
}

/** One campaign of the list: press it to see it. */
export function CampaignItem({ campaign, isShown, onShow, onCopy, onDelete }: CampaignItemProps) {
  const { name, phase, kind, message, updatedAt } = campaign;
  const { label, tone } = phaseWords(phase);
  const isDraft = phase === 'draft';
  const ended = hasEnded(phase);
  return (
    <li className="campaign-item" data-shown={isShown || undefined}>
      <AriaButton
        className="campaign-open stack grow"
        onPress={onShow}
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
        <MenuItem icon={Copy} onAction={() => onCopy(false)}>
          {campaigns.copy}
        </MenuItem>
        {ended && campaign.accepted < campaign.people && (
          <MenuItem icon={UserPlus} onAction={() => onCopy(true)}>
            {campaigns.toTheRest}
          </MenuItem>
        )}
        {(isDraft || ended) && (
          <>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onAction={onDelete}>
              {words.delete}
            </MenuItem>
          </>
        )}
      </Menu>
    </li>
  );
}

function peopleOf({ phase, people, accepted }: CampaignSummary): string {
  if (phase === 'draft') return people === 0 ? '' : peopleWords(people);
  return words.accepted(accepted, people);
}
