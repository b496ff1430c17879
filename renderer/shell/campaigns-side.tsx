import { useSyncExternalStore } from 'react';
import { useOperation } from '../state/query.ts';
import { WithScreens } from './with-screens.tsx';

const wide = matchMedia('(width >= 1600px)');

/** The campaigns at the left of what is worked on, where the window has room for them. */
export function CampaignsSide() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const campaigns = useOperation('campaign.list', isWide ? {} : null).data;
  // While there is but the empty one, it has the whole window.
  if (!isWide || campaigns === null || campaigns.length < 2) return null;
  return (
    <WithScreens waiting={null} failed={() => null}>
      {({ CampaignsDrawer }) => <CampaignsDrawer isBeside />}
    </WithScreens>
  );
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
