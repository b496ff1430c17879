import { useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { besideRows } from '../../../../shared/campaign/progress/one-moment.ts';
import { hasDecision } from '../../../../shared/campaign/progress/waiting.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { type TabItem, Tabs } from '../../../components/buttons/tabs.tsx';
import { Progress } from '../../../components/status/progress.tsx';
import { Attention } from '../decisions/attention.tsx';
import { useDecision } from '../decisions/use-decision.ts';
import { ResultsTab } from '../results/results-tab.tsx';
import type { ResultSelection } from '../results/use-results.ts';
import { CampaignFacts } from './campaign-facts.tsx';
import { CampaignHeader } from './campaign-header.tsx';
import { CurvePanel } from './curve-panel.tsx';
import { DetailsTab } from './details-tab.tsx';
import { CampaignProgress, ProgressAnnouncer, WaitingLine } from './progress-bar.tsx';
import { RehearsalPanel } from './rehearsal-panel.tsx';
import { Requests } from './requests.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import './campaign-screen.css';

type TabKey = 'results' | 'timeline' | 'details';

const everybody: ResultSelection = { filter: 'all', search: '', chunk: null, sort: null };

export function CampaignScreen({ campaign: latest }: { readonly campaign: CampaignState }) {
  const [tab, setTab] = useState<TabKey>('results');
  const [ofRows, setOfRows] = useState<CampaignState | null>(null);
  const beside = besideRows(latest, ofRows);
  if (ofRows?.id === beside.id && ofRows.revision < beside.revision) setOfRows(beside);
  const campaign = tab === 'results' ? beside : latest;
  const [selection, setSelection] = useState<ResultSelection>(everybody);
  const decision = useDecision(campaign);
  const tabs = useRef<HTMLDivElement>(null);

  function show(next: ResultSelection): void {
    setSelection(next);
    setTab('results');
    // The decision above the tabs may fill the window.
    requestAnimationFrame(() => tabs.current?.scrollIntoView({ block: 'start' }));
  }

  const showChunk = (chunk: number) => show({ ...everybody, chunk });
  const begun =
    campaign.phase !== 'scheduled' && campaign.phase !== 'missed' && campaign.phase !== 'preparing';
  const isFrozen = campaign.phase !== 'preparing';
  const results: TabItem<TabKey> = {
    key: 'results',
    text: words.results,
    panel: (
      <ResultsTab
        campaign={campaign}
        latest={latest}
        onRows={setOfRows}
        selection={selection}
        onSelection={setSelection}
      />
    ),
  };
  return (
    <main tabIndex={-1} className="campaign" data-mode={campaign.kind}>
      <ProgressAnnouncer campaign={campaign} />
      <CampaignHeader campaign={campaign} decision={decision} />
      <div className="campaign-now stack" data-pane>
        {campaign.phase === 'preparing' && <Progress label={words.preparing} value={campaign.preparing} />}
        {begun && <CampaignProgress campaign={campaign} />}
        <WaitingLine campaign={campaign} />
        <Attention
          campaign={campaign}
          decision={decision}
          onDifferent={() => show({ ...everybody, filter: 'different' })}
          onChunk={showChunk}
        />
        {begun && <RehearsalPanel campaign={campaign} decision={decision} />}
        {/* A person who decides should read only what the decision is about. */}
        {begun && !hasDecision(campaign) && <CampaignFacts campaign={campaign} />}
        {begun && !hasDecision(campaign) && <CurvePanel key={campaign.id} campaign={campaign} />}
      </div>
      <div ref={tabs} className="campaign-tabs" data-pane>
        <Tabs
          label={common.campaign}
          value={isFrozen || tab === 'timeline' ? tab : 'details'}
          onChange={setTab}
          items={[
            ...(isFrozen ? [results] : []),
            { key: 'timeline', text: words.timeline, panel: <TimelineTab campaign={campaign} /> },
            {
              key: 'details',
              text: words.details,
              panel: (
                <>
                  <DetailsTab campaign={campaign} />
                  {begun && <Requests campaign={campaign} onDecide={decision.ask} onChunk={showChunk} />}
                </>
              ),
            },
          ]}
        />
      </div>
    </main>
  );
}
