import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/progress/chunk.ts';
import { askedOf, type PrimaryAct, primaryAct } from '../../../../shared/campaign/progress/decision.ts';
import { waitsForVerdict } from '../../../../shared/campaign/progress/delivery-state.ts';
import { type CampaignPhase, hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import type { ButtonLook } from '../../../components/buttons/button.tsx';
import { useOperation } from '../../../state/use-operation.ts';

export type Decision = ReturnType<typeof useDecision>;

export interface DecisionOn {
  readonly campaign: CampaignState;
  readonly decision: Decision;
}

/** True if the batch needs a verdict, or a correction after a refusal. */
export function waitsForPerson(row: ChunkRow, phase: CampaignPhase): boolean {
  return waitsForVerdict(row, phase) || (phase === 'paused' && row.state === 'refused');
}

/** The waiting batch to decide: the chosen one, the one that the campaign paused for, or else any unconfirmed one. */
export function useDecision(campaign: CampaignState) {
  const { id: campaignId, phase, pause, counts, perhapsTexted } = campaign;
  const [about, ask] = useState<number | 'each' | null>(null);
  const mayAsk = phase === 'paused' || hasEnded(phase);
  const isLeft = counts.unknown > 0 || perhapsTexted['not-sent'] > 0 || perhapsTexted.refused > 0;
  const chosen = typeof about === 'number' ? about : null;
  const isOfChunk = pause?.kind === 'unknown' || pause?.kind === 'refused';
  const preferred = chosen ?? (isOfChunk ? pause.chunk : null) ?? null;
  const waiting = useOperation(
    'chunk.waiting',
    phase === 'paused' || (mayAsk && isLeft) ? { campaignId, preferred } : null,
    { keep: true },
  );
  const mayBeCopied = mayAsk && counts.unknown > 0;
  const copies = useOperation('chunk.copied', mayBeCopied ? { campaignId } : null, { keep: true });
  const row = waiting.data?.row ?? null;
  const copied = mayBeCopied ? (copies.data?.doubt ?? null) : null;
  // After a verdict on the chosen batch, the next waiting one is shown.
  const isDone = chosen !== null && waiting.data !== null && !waiting.isPrevious && row?.chunk !== chosen;
  useEffect(() => {
    if (isDone) ask('each');
  }, [isDone]);

  const isKnown = !mayBeCopied || copies.data !== null || copies.error !== null;
  const knownFacts = {
    request:
      row !== null
        ? { named: row.refusal?.named.length ?? 0 }
        : waiting.data === null || waiting.isPrevious
          ? undefined
          : null,
    copied: isKnown ? copied !== null && about === null : undefined,
  };
  const primary = primaryAct(campaign, knownFacts);
  return {
    asked: askedOf(campaign, knownFacts),
    /** Nothing may be done with the row while `isRowPrevious`. */
    row,
    isRowPrevious: waiting.isPrevious,
    /** Everything that another copy may have sent; null for nothing. */
    copied,
    isCopiedPrevious: copies.isPrevious,
    /** Chooses the batch to ask about; null asks about all batches of another copy together again. */
    ask,
    /** At most one button is highlighted. What begins live sending is not in the colour of the demo. */
    lookOf: (act: PrimaryAct): ButtonLook =>
      act !== primary ? 'normal' : act === 'to-real' ? 'primary' : 'mode',
  };
}
