import { useEffect, useRef, useState } from 'react';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { CampaignItem } from './campaign-item.tsx';

/** How many campaigns are drawn at first, which fill most windows: the list comes up with those alone. */
const first = 12;
/** How many more each time that the end comes into view. */
const page = 50;

interface CampaignItemsProps {
  readonly campaigns: readonly CampaignSummary[];
  /** The one in view behind the list. */
  readonly shown: CampaignId | null;
  readonly onShow: (campaign: CampaignSummary) => void;
  readonly onCopy: (campaign: CampaignSummary, rest: boolean) => void;
  readonly onDelete: (campaign: CampaignSummary) => void;
}

/** Campaigns of any number, of which as many are drawn as somebody scrolls to. */
export function CampaignItems({ campaigns, shown, onShow, onCopy, onDelete }: CampaignItemsProps) {
  const [drawn, setDrawn] = useState(first);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || drawn >= campaigns.length) return;
    // Made anew after each page, since it tells only of changes: a tall window may still show the end.
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
            onShow={() => onShow(campaign)}
            onCopy={(rest) => onCopy(campaign, rest)}
            onDelete={() => onDelete(campaign)}
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
