import { type ComponentType, useCallback, useMemo } from 'react';
import { Kept } from '../components/page/kept.tsx';
import { LeavePageContext } from '../components/page/leave-page.ts';
import { useFrom } from '../state/context.tsx';
import { keptPlaces, type OpenPlace } from '../state/places/places.ts';
import { CampaignArea, notThere, waiting } from './campaign-area.tsx';
import { WithScreens } from './with-screens.tsx';

/** The campaign, or the place in view. Places that a person can go back to wait as they were left. */
export function PlacesArea() {
  const visits = useFrom('app', (state) => state.visits);
  const visit = useFrom('app', (state) => state.visit);
  const kept = useMemo(() => keptPlaces(visits), [visits]);
  const inView = visits.now.place?.id ?? null;
  return (
    <LeavePageContext value={useCallback(() => visit(null), [visit])}>
      {/* At the start, the window leaves the focus where it is. */}
      <Kept isShown={inView === null} takesFocus={visits.past.length > 0}>
        <CampaignArea />
      </Kept>
      {kept.map((open) => (
        <Kept key={open.id} isShown={open.id === inView} takesFocus>
          <OpenPage open={open} />
        </Kept>
      ))}
    </LeavePageContext>
  );
}

function OpenPage({ open: { place } }: { readonly open: OpenPlace }) {
  return (
    <WithScreens waiting={waiting} failed={notThere}>
      {({ pages }) => {
        const { kind, ...given } = place;
        const Shown = pages[kind] as ComponentType<object>;
        return <Shown {...given} />;
      }}
    </WithScreens>
  );
}
