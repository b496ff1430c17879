import type { ReactNode } from 'react';
import { assertNever } from '../../../../shared/assert-never.ts';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { PauseReason } from '../../../../shared/campaign/pause.ts';
import type { Tone } from '../../../components/badge.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { CanaryPanel } from './canary-panel.tsx';
import { ChunkPanel } from './chunk-panel.tsx';
import { MissedPanel } from './missed-panel.tsx';
import { PracticeCreditButton } from './practice-credit-button.tsx';
import { TakeOverButton } from './take-over-button.tsx';
import { useWaitingChunk } from './use-waiting-chunk.ts';

interface AttentionProps {
  readonly campaign: CampaignState;
  /** Shows the results that came back different. */
  readonly onDifferent: () => void;
  /** Shows the results of one chunk. */
  readonly onChunk: (chunk: number) => void;
}

/** Why the campaign stands still, and everything a person needs to decide how it goes on. */
export function Attention({ campaign, onDifferent, onChunk }: AttentionProps) {
  const { pause, phase } = campaign;
  const { data, isPrevious } = useWaitingChunk(campaign);
  if (phase === 'missed' || phase === 'scheduled') return <MissedPanel campaign={campaign} />;
  if (data?.row) {
    return (
      <ChunkPanel
        key={data.row.chunk}
        campaign={campaign}
        row={data.row}
        isPrevious={isPrevious}
        onPeople={onChunk}
      />
    );
  }
  if (pause === null || (phase !== 'paused' && phase !== 'pausing')) return null;
  if (pause.kind === 'canary' && phase === 'paused') return <CanaryPanel campaign={campaign} />;
  if (
    data !== null &&
    !isPrevious &&
    phase === 'paused' &&
    (pause.kind === 'unknown' || pause.kind === 'refused')
  ) {
    return (
      <Banner tone="success" title="Nothing is in doubt any more." live>
        Resume to send to everybody who is waiting.
      </Banner>
    );
  }
  return (
    <Banner
      tone={toneOf(pause.kind)}
      title={pause.message}
      actions={actionOf(campaign, pause, onDifferent, onChunk)}
      live
    >
      {pause.fix}
    </Banner>
  );
}

function toneOf(kind: PauseReason['kind']): Tone {
  switch (kind) {
    case 'by-user':
    case 'restart':
    case 'slept':
    case 'canary':
      return 'neutral';
    case 'unknown':
    case 'balance':
    case 'unreachable':
    case 'other-computer':
    case 'odd-answer':
      return 'warning';
    case 'refused':
    case 'different-text':
    case 'receipts-mismatch':
    case 'disk':
    case 'internal':
      return 'danger';
    default:
      return assertNever(kind);
  }
}

function actionOf(
  campaign: CampaignState,
  pause: PauseReason,
  onDifferent: () => void,
  onChunk: (chunk: number) => void,
): ReactNode {
  switch (pause.kind) {
    case 'different-text':
      return <Button onPress={onDifferent}>Show the differences</Button>;
    case 'receipts-mismatch':
    case 'odd-answer':
      return (
        pause.chunk !== undefined && (
          <Button onPress={() => onChunk(pause.chunk ?? 0)}>Show this request</Button>
        )
      );
    case 'other-computer':
      return <TakeOverButton campaign={campaign} />;
    case 'balance':
      return campaign.kind === 'practice' && <PracticeCreditButton />;
    default:
      return null;
  }
}
