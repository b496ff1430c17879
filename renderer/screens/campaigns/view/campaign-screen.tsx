import { useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { progressSentence, waitingWords } from '../../../../shared/campaign/progress/campaign-progress.ts';
import { hasDecision } from '../../../../shared/campaign/progress/taskbar.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { type TabItem, Tabs } from '../../../components/buttons/tabs.tsx';
import { useKeptFocus } from '../../../components/overlays/use-kept-focus.ts';
import { Progress } from '../../../components/status/progress.tsx';
import { useFrom } from '../../../state/context.tsx';
import { Attention } from '../decisions/attention.tsx';
import { useDecision } from '../decisions/use-decision.ts';
import { ResultsTab } from '../results/results-tab.tsx';
import type { ResultSelection } from '../results/use-results.ts';
import { CampaignFacts } from './campaign-facts.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CurvePanel } from './curve-panel.tsx';
import { DetailsTab } from './details-tab.tsx';
import { ProgressStack } from './progress-stack.tsx';
import { RehearsalPanel } from './rehearsal-panel.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import './campaign-screen.css';

type TabKey = 'results' | 'requests' | 'timeline' | 'details';

const everybody: ResultSelection = { filter: 'all', search: '', chunk: null, sort: null };

/** A started campaign: its progress, what it needs from a person, and what became of everybody. */
export function CampaignScreen({ campaign }: { readonly campaign: CampaignState }) {
  const [tab, setTab] = useState<TabKey>('results');
  const [selection, setSelection] = useState<ResultSelection>(everybody);
  const decision = useDecision(campaign);
  const box = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  useKeptFocus(
    box,
    useFrom('app', (state) => state.overlay !== null),
  );

  function show(next: ResultSelection): void {
    setSelection(next);
    setTab('results');
    // What a person has to decide is above them, and may fill the window.
    requestAnimationFrame(() => tabs.current?.scrollIntoView({ block: 'start' }));
  }

  const showChunk = (chunk: number) => show({ ...everybody, chunk });
  const begun =
    campaign.phase !== 'scheduled' && campaign.phase !== 'missed' && campaign.phase !== 'preparing';
  const whatBecame: TabItem<TabKey>[] = [
    {
      key: 'results',
      text: words.results,
      panel: <ResultsTab campaign={campaign} selection={selection} onSelection={setSelection} />,
    },
    {
      key: 'requests',
      text: exportedResults.requests,
      count: campaign.chunks,
      panel: <RequestsTab campaign={campaign} onDecide={decision.ask} onChunk={showChunk} />,
    },
  ];
  const whatItIs: TabItem<TabKey>[] = [
    { key: 'timeline', text: words.timeline, panel: <TimelineTab campaign={campaign} /> },
    { key: 'details', text: words.details, panel: <DetailsTab campaign={campaign} /> },
  ];
  return (
    <main ref={box} tabIndex={-1} className="campaign" data-mode={campaign.kind}>
      <ProgressAnnouncer campaign={campaign} />
      <CampaignHead campaign={campaign} decision={decision} />
      {campaign.phase === 'preparing' && <Progress label={words.preparing} value={campaign.preparing} />}
      {begun && <ProgressStack campaign={campaign} />}
      <div className="campaign-now stack">
        <WaitingLine campaign={campaign} />
        <Attention
          campaign={campaign}
          decision={decision}
          onDifferent={() => show({ ...everybody, filter: 'different' })}
          onChunk={showChunk}
        />
        {begun && <RehearsalPanel campaign={campaign} decision={decision} />}
        {/* Whoever decides reads what the decision is about and nothing else. */}
        {begun && !hasDecision(campaign) && <CampaignFacts campaign={campaign} />}
        {begun && !hasDecision(campaign) && <CurvePanel key={campaign.id} campaign={campaign} />}
      </div>
      <div ref={tabs} className="campaign-tabs">
        <Tabs
          label={common.campaign}
          value={begun || tab === 'timeline' ? tab : 'details'}
          onChange={setTab}
          items={begun ? [...whatBecame, ...whatItIs] : whatItIs}
        />
      </div>
    </main>
  );
}

const everyMs = 10_000;

/** Says the progress to a screen reader: at once when the phase changes, otherwise every ten seconds. */
function ProgressAnnouncer({ campaign }: { readonly campaign: CampaignState }) {
  const sentence = progressSentence(campaign);
  const { phase } = campaign;
  const [said, setSaid] = useState({ phase, sentence });
  const latest = useRef(said);
  latest.current = { phase, sentence };
  if (said.phase !== phase) setSaid(latest.current);
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), everyMs);
    return () => clearInterval(timer);
  }, []);
  return <output className="only-read-aloud">{said.sentence}</output>;
}

/** What a campaign that seems to stand still is waiting for, counted on every second. */
function WaitingLine({ campaign }: { readonly campaign: CampaignState }) {
  const [now, setNow] = useState(Date.now());
  const moving = campaign.phase === 'running' || campaign.phase === 'pausing';
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moving]);
  const words = moving ? waitingWords(campaign, now) : null;
  return words === null ? null : <p className="quiet">{words}</p>;
}
