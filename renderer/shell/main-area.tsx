import { useFrom } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import { useOperation } from '../state/query.ts';
import { notThere, waiting } from './not-there.tsx';
import { WithScreens } from './with-screens.tsx';
import { Workbench } from './workbench.tsx';

/** The campaign in view: the workbench while it is a draft, its progress and results once it was started. */
export function MainArea() {
  const campaign = useStartedCampaign();
  const { data: audiences } = useOperation('audience.list', {});
  const draft = useFrom('draft', (state) => state.draft);
  if (campaign) {
    return (
      <WithScreens waiting={waiting} failed={notThere}>
        {({ CampaignScreen }) => <CampaignScreen key={campaign.id} campaign={campaign} />}
      </WithScreens>
    );
  }
  if (draft && audiences) return <Workbench key={draft.id} draft={draft} audiences={audiences} />;
  return waiting;
}
