import { useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import {
  perhapsTextedPeople,
  progressSentence,
  segments,
  settledShare,
  waitingWords,
} from '../../../../shared/campaign/progress/campaign-progress.ts';
import { deliveryWords } from '../../../../shared/campaign/progress/phase-words.ts';
import { routeLinesOf } from '../../../../shared/campaign/progress/route.ts';
import { hasDecision } from '../../../../shared/campaign/progress/taskbar.ts';
import { count, percent } from '../../../../shared/format/format-count.ts';
import { clock, day, moment } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { versionNames } from '../../../../shared/message/version-names.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { settings } from '../../../../shared/texts/en/settings.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { type TabItem, Tabs } from '../../../components/buttons/tabs.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { Progress } from '../../../components/status/progress.tsx';
import { DetailLines } from '../../../components/text/detail-lines.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useOperationPages } from '../../../state/use-operation.ts';
import { Attention } from '../decisions/attention.tsx';
import { useDecision } from '../decisions/use-decision.ts';
import { ResultsTab } from '../results/results-tab.tsx';
import type { ResultSelection } from '../results/use-results.ts';
import { CampaignFacts } from './campaign-facts.tsx';
import { CampaignHeader } from './campaign-header.tsx';
import { CurvePanel } from './curve-panel.tsx';
import { RehearsalPanel } from './rehearsal-panel.tsx';
import { Requests } from './requests.tsx';
import './campaign-screen.css';
import '../../../components/status/state-label.css';

type TabKey = 'results' | 'timeline' | 'details';

const everybody: ResultSelection = { filter: 'all', search: '', chunk: null, sort: null };

export function CampaignScreen({ campaign }: { readonly campaign: CampaignState }) {
  const [tab, setTab] = useState<TabKey>('results');
  const [selection, setSelection] = useState<ResultSelection>(everybody);
  const decision = useDecision(campaign);
  const tabs = useRef<HTMLDivElement>(null);

  function show(next: ResultSelection): void {
    setSelection(next);
    setTab('results');
    // What a person must decide is above the tabs, and may fill the window.
    requestAnimationFrame(() => tabs.current?.scrollIntoView({ block: 'start' }));
  }

  const showChunk = (chunk: number) => show({ ...everybody, chunk });
  const begun =
    campaign.phase !== 'scheduled' && campaign.phase !== 'missed' && campaign.phase !== 'preparing';
  const results: TabItem<TabKey> = {
    key: 'results',
    text: words.results,
    panel: <ResultsTab campaign={campaign} selection={selection} onSelection={setSelection} />,
  };
  return (
    <main tabIndex={-1} className="campaign" data-mode={campaign.kind}>
      <ProgressAnnouncer campaign={campaign} />
      <CampaignHeader campaign={campaign} decision={decision} />
      <div className="campaign-now stack" data-pane>
        {campaign.phase === 'preparing' && <Progress label={words.preparing} value={campaign.preparing} />}
        {begun && <ProgressStack campaign={campaign} />}
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
          value={begun || tab === 'timeline' ? tab : 'details'}
          onChange={setTab}
          items={[
            ...(begun ? [results] : []),
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

const everyMs = 10_000;

/** For a screen reader: at once when the phase changes, otherwise every ten seconds. */
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

/** Counts up every second. */
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

function DetailsTab({ campaign }: { readonly campaign: CampaignState }) {
  const { message, versions, accountName, anyway, options, chunks, startedAt } = campaign;
  const names = versionNames(options.versions);
  const lines: (readonly [string, string])[] = [
    ...(versions.length === 0
      ? ([[common.message, message]] as const)
      : versions.map(
          (one, version) => [texts.messageTo(names[version] ?? '', one.people), one.message] as const,
        )),
    [common.account, accountName],
    ...routeLinesOf(campaign),
    [settings.canary, options.canary === 0 ? common.none : count(options.canary)],
    [settings.chunkSize, count(options.chunkSize)],
    [exportedResults.requests, count(chunks)],
    [campaigns.perMinute, options.perMinute === null ? campaigns.noLimit : count(options.perMinute)],
    [campaigns.connections, count(options.connections)],
    [exportedResults.started, startedAt === null ? words.lines.notYet : moment(startedAt, Date.now())],
    ...(anyway === null ? [] : [[words.lines.anyway, anyway] as const]),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className="details-scroll" aria-label={words.lines.label} tabIndex={0}>
      <DetailLines lines={lines} />
    </section>
  );
}

/** Newest last. */
function TimelineTab({ campaign }: { readonly campaign: CampaignState }) {
  const { data, error, more } = useOperationPages('campaign.timeline', {
    campaignId: campaign.id,
    count: 200,
  });
  const now = Date.now();
  if (error) return <ErrorBanner error={error} />;
  return (
    <ol className="timeline selectable" aria-label={words.timeline}>
      {more && (
        <li>
          <Button look="plain" size="small" onPress={more}>
            {common.showMore}
          </Button>
        </li>
      )}
      {data?.toReversed().map(({ at, kind, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added.
        <li key={data.length - index} className={`timeline-line timeline-${kind}`}>
          <time className="number faint" dateTime={new Date(at).toISOString()}>
            {day(at, now)} {clock(at)}
          </time>
          <span>
            <Quoted text={spoken(message)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function ProgressStack({ campaign }: { readonly campaign: CampaignState }) {
  const pieces = segments(campaign);
  const share = settledShare(campaign);
  const perhaps = perhapsTextedPeople(campaign);
  return (
    <div>
      <div
        className="stack-bar"
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={percent(share)}
      >
        {pieces.map((piece) => (
          <div
            key={piece.state}
            className={`stack-piece state-${piece.state}`}
            style={{ flexGrow: piece.people }}
          />
        ))}
      </div>
      <ul className="stack-legend number" aria-label={words.byState}>
        {pieces.map(({ state, people }) => (
          <li key={state} title={deliveryWords(state).meaning}>
            <span className={`state-dot state-${state}`} aria-hidden />
            <span className="quiet">{deliveryWords(state).label}</span> <strong>{count(people)}</strong>
          </li>
        ))}
        {perhaps > 0 && (
          <li title={deliveryWords('not-sent', true).meaning}>
            <span className="quiet">{words.perhaps}</span> <strong>{count(perhaps)}</strong>
          </li>
        )}
      </ul>
    </div>
  );
}
