import { components } from '../../shared/texts/en/components.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Banner } from '../components/banner.tsx';
import { Button } from '../components/button.tsx';
import { useFrom } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import { useOperation } from '../state/query.ts';
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

const waiting = <main className="main-waiting" aria-busy="true" aria-label={shell.loading} />;

function notThere(tryAgain: () => void) {
  return (
    <main className="main-waiting">
      <Banner
        tone="danger"
        title={shell.noScreens}
        actions={<Button onPress={tryAgain}>{components.tryAgain}</Button>}
        live
      >
        {shell.noScreensFix}
      </Banner>
    </main>
  );
}
