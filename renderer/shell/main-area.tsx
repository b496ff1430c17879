import { CampaignScreen } from '../screens/campaigns/view/campaign-screen.tsx';
import { useFrom } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import { useOperation } from '../state/query.ts';
import { Workbench } from './workbench.tsx';

/** The campaign in view: the workbench while it is a draft, its progress and results once it was started. */
export function MainArea() {
  const campaign = useStartedCampaign();
  const { data: audiences } = useOperation('audience.list', {});
  const draft = useFrom('draft', (state) => state.draft);
  if (campaign) return <CampaignScreen key={campaign.id} campaign={campaign} />;
  if (draft && audiences) return <Workbench key={draft.id} draft={draft} audiences={audiences} />;
  return <main className="main-waiting" aria-busy="true" aria-label="Loading" />;
}
