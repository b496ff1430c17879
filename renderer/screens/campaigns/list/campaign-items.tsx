import { MoreHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import { campaignWord } from '../../../../shared/campaign/progress/campaign-word.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { day } from '../../../../shared/format/format-time.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { RowActionItems } from '../../../components/overlays/row-action-items.tsx';
import { useContextMenu } from '../../../components/overlays/use-context-menu.tsx';
import { Badge, ModeWord } from '../../../components/status/badge.tsx';
import { type CampaignActs, campaignActions } from './campaign-actions.ts';

/** Fills most windows, so that the list appears quickly. */
const first = 12;
/** Added each time the end of the list comes into view. */
const page = 50;

interface CampaignItemsProps {
  readonly campaigns: readonly CampaignSummary[];
  readonly shown: CampaignId | null;
  readonly actsOf: (campaign: CampaignSummary) => CampaignActs;
}

/** Renders as many campaigns as a person has scrolled to. */
export function CampaignItems({ campaigns, shown, actsOf }: CampaignItemsProps) {
  const [drawn, setDrawn] = useState(first);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || drawn >= campaigns.length) return;
    // An observer reports only changes, so it is created again after each page: a tall window may still show the end.
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setDrawn(drawn + page);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [drawn, campaigns.length]);

  return (
    <>
      <ul className="campaigns-list stack">
        {campaigns.slice(0, drawn).map((campaign) => (
          <CampaignItem
            key={campaign.id}
            campaign={campaign}
            isShown={campaign.id === shown}
            {...actsOf(campaign)}
          />
        ))}
      </ul>
      {drawn < campaigns.length && (
        <div ref={end} className="campaigns-more">
          <Button look="plain" size="small" onPress={() => setDrawn(drawn + page)}>
            {common.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface CampaignItemProps extends CampaignActs {
  readonly campaign: CampaignSummary;
  readonly isShown: boolean;
}

function CampaignItem({ campaign, isShown, ...acts }: CampaignItemProps) {
  const { name, kind, message, updatedAt } = campaign;
  const { label, tone } = campaignWord(campaign, campaign.accepted);
  const people = peopleOf(campaign);
  const contextMenu = useContextMenu(common.moreFor(name));
  const actions = campaignActions(campaign, acts);
  return (
    <li
      className="campaign-item"
      data-shown={isShown || undefined}
      onContextMenu={(event) => contextMenu.openFor(event, actions)}
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
          {people && <span className="campaign-people number">{people}</span>}
        </span>
      </AriaButton>
      <Menu
        label={common.moreFor(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size="small" label={common.moreFor(name)} />}
      >
        <RowActionItems actions={actions} />
      </Menu>
      {contextMenu.menu}
    </li>
  );
}

function peopleOf({ phase, people, accepted, treated }: CampaignSummary): string {
  if (phase === 'draft') return people === 0 ? '' : peopleWords(people);
  return words.accepted(accepted, people, treated);
}
