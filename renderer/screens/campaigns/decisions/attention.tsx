import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { assertNever } from '../../../../shared/assert-never.ts';
import { type PauseReason, pauseShown, saysWhy } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { CopiedChunks } from '../../../../shared/campaign/progress/chunk.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import type { Tone } from '../../../../shared/campaign/progress/phase-words.ts';
import { copiedWords } from '../../../../shared/campaign/progress/verdict-words.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { review } from '../../../../shared/texts/en/review.ts';
import { decisions, decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { SECOND_PRESS_MS, useHeldTrue } from '../../../components/timing/use-held-true.ts';
import { useFrom } from '../../../state/context.tsx';
import { useAct, useCampaignAct } from '../../../state/use-act.ts';
import { CanaryPanel } from './canary-panel.tsx';
import { ChunkPanel } from './chunk-panel.tsx';
import { MissedPanel } from './missed-panel.tsx';
import { OwnWords } from './own-words.tsx';
import type { DecisionOn } from './use-decision.ts';
import { Verdicts } from './verdicts.tsx';
import './panel.css';

interface AttentionProps extends DecisionOn {
  readonly onDifferent: () => void;
  readonly onChunk: (chunk: number) => void;
}

/** Asks one thing at a time, with everything that the person needs to decide. */
export function Attention(props: AttentionProps) {
  const { campaign, decision, onChunk } = props;
  const { asked, row, copied } = decision;
  switch (asked) {
    case null:
      return null;
    case 'time':
      return <MissedPanel campaign={campaign} decision={decision} />;
    case 'copied':
      return copied && <CopiedPanel campaign={campaign} decision={decision} copied={copied} />;
    case 'request':
      return (
        row && (
          <ChunkPanel key={row.chunk} campaign={campaign} decision={decision} row={row} onPeople={onChunk} />
        )
      );
    case 'canary':
      return <CanaryPanel campaign={campaign} decision={decision} />;
    case 'settled':
      return (
        <Banner tone="success" title={words.noDoubt} live>
          {words.noDoubtFix}
        </Banner>
      );
    case 'pause':
      return <PauseBanner {...props} />;
    default:
      return assertNever(asked);
  }
}

function PauseBanner(props: AttentionProps) {
  const { pause } = props.campaign;
  if (pause === null) return null;
  const { kind, message, words: own, fix } = pause;
  if (kind === 'quiet') {
    return (
      <QuietPanel campaign={props.campaign} title={spoken(message)}>
        {spoken(fix)}
      </QuietPanel>
    );
  }
  return (
    <Banner tone={tones[kind]} title={<Quoted text={spoken(message)} />} actions={actionOf(props)} live>
      {own !== undefined && <OwnWords words={own} />}
      {spoken(fix)}
    </Banner>
  );
}

const tones: { readonly [K in PauseReason['kind']]: Tone } = {
  'by-user': 'neutral',
  restart: 'neutral',
  slept: 'neutral',
  quiet: 'neutral',
  overdue: 'neutral',
  over: 'warning',
  'start-time': 'neutral',
  'other-day': 'warning',
  canary: 'neutral',
  unknown: 'warning',
  balance: 'warning',
  unreachable: 'warning',
  account: 'warning',
  'other-computer': 'warning',
  'older-copy': 'warning',
  'moved-out': 'warning',
  'odd-answer': 'warning',
  refused: 'danger',
  'different-text': 'danger',
  'receipts-mismatch': 'danger',
  disk: 'danger',
  internal: 'danger',
};

function actionOf({ campaign, onDifferent, onChunk }: AttentionProps): ReactNode {
  const { pause, kind, phase } = campaign;
  if (pause?.kind === 'different-text') {
    return <Button onPress={onDifferent}>{words.showDifferences}</Button>;
  }
  if (pause?.kind === 'balance') return kind === 'practice' && <PracticeCreditButton />;
  if (pause?.kind !== 'receipts-mismatch' && pause?.kind !== 'odd-answer') return null;
  const { chunk, status } = pause;
  return (
    <>
      {status !== undefined && phase === 'paused' && (
        <AcceptStatusButton campaign={campaign} status={status} />
      )}
      {chunk !== undefined && <Button onPress={() => onChunk(chunk)}>{words.showRequest}</Button>}
    </>
  );
}

function PracticeCreditButton() {
  const visit = useFrom('app', (state) => state.visit);
  return <Button onPress={() => visit({ kind: 'inbox', tab: 'faults' })}>{words.practiceCredit}</Button>;
}

/** Accepts answers of this status, with an id for every recipient, from now on, and resumes the campaign. */
function AcceptStatusButton(props: { readonly campaign: CampaignState; readonly status: number }) {
  const { isBusy: isSaying, act: say } = useAct();
  const { isBusy: isResuming, act } = useCampaignAct();
  const { status } = props;
  const { id: campaignId, accountId, pause } = props.campaign;

  async function accept(): Promise<void> {
    const acceptance = await say('account.acceptStatus', { accountId, status });
    if (acceptance) await act('campaign.resume', { campaignId, shown: pauseShown(pause) });
  }

  return (
    <Button isPending={isSaying || isResuming} onPress={() => void accept()}>
      {words.acceptStatus(status)}
    </Button>
  );
}

interface CopiedPanelProps extends DecisionOn {
  readonly copied: CopiedChunks;
}

/** Asks for one verdict about everything that another copy of the data folder may have sent. */
function CopiedPanel({ campaign, decision, copied }: CopiedPanelProps) {
  const { id: campaignId, phase, kind } = campaign;
  const { isBusy, act } = useCampaignAct();
  const { requests, people, evidence } = copied;
  return (
    <section className="panel stack" aria-label={decisions.copied.label} data-mode={kind}>
      <div className="panel-header" role="alert">
        <TriangleAlert size={18} aria-hidden className="tone-warning" />
        <h2 className="grow">{decisions.copied.title(people, requests)}</h2>
      </div>
      <p className="panel-hint selectable">{spoken(evidence)}</p>
      <Verdicts
        words={(verdict) => copiedWords(verdict, people, hasEnded(phase))}
        keep={decisions.leaveInDoubt}
        isBusy={isBusy}
        ready={useHeldTrue(!decision.isCopiedPrevious, SECOND_PRESS_MS)}
        onResolve={(verdict) => act('chunk.resolveCopied', { campaignId, verdict, requests })}
      />
      <div>
        <Button look="plain" onPress={() => decision.ask('each')}>
          {decisions.copied.each}
        </Button>
      </div>
    </section>
  );
}

interface QuietPanelProps {
  readonly campaign: CampaignState;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Offers to send before quiet hours end, for a reason that is kept. */
function QuietPanel({ campaign, title, children }: QuietPanelProps) {
  const { isBusy, act } = useCampaignAct();
  const [reason, setReason] = useState('');
  const { id: campaignId, pause, phase } = campaign;
  return (
    <Banner title={title} live>
      {children}
      {phase === 'paused' && (
        <div className="quiet-anyway">
          <TextField
            label={words.quiet.reason}
            help={words.quiet.reasonHelp}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
          <Button
            isPending={isBusy}
            isDisabled={!saysWhy(reason)}
            onPress={() =>
              void act('campaign.resume', { campaignId, shown: pauseShown(pause), anyway: reason })
            }
          >
            {review.letters.sendAnyway}
          </Button>
        </div>
      )}
    </Banner>
  );
}
