import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ChunkRow, Verdict } from '../../../../shared/campaign/progress/chunk.ts';
import { verdictWords } from '../../../../shared/campaign/progress/chunk-words.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { useAct, useCampaignAct } from '../../../state/use-act.ts';
import { Attempts } from './attempts.tsx';
import { OwnWords } from './own-words.tsx';
import type { Decision } from './use-decision.ts';

/** A request about which a person decides. */
export interface DecisionProps {
  readonly campaign: CampaignState;
  readonly decision: Decision;
  readonly row: ChunkRow;
  /** False while what is on show may not be what is, or has only just come under the hand. */
  readonly ready: boolean;
}

const verdicts: readonly Verdict[] = ['treat-as-sent', 'send-again'];

/** A request nobody knows the outcome of: the evidence, and the two verdicts with what follows from each. */
export function UnknownPanel({ campaign, row, ready }: Omit<DecisionProps, 'decision'>) {
  const { isBusy, act } = useCampaignAct();
  const { isBusy: isReading, act: read } = useAct();
  const [asking, setAsking] = useState<Verdict | null>(null);

  const said = row.attempts.at(-1)?.words ?? null;
  const words = (verdict: Verdict) => verdictWords(verdict, row.people, hasEnded(campaign.phase));

  async function rule(verdict: Verdict): Promise<void> {
    const shown = { campaignId: campaign.id, chunk: row.chunk, attempts: row.attempts.length };
    await act('chunk.rule', { ...shown, verdict });
    setAsking(null);
  }

  return (
    <>
      <Attempts attempts={row.attempts} />
      <div className="panel-hint line">
        <p className="grow selectable" aria-live="polite">
          {spoken(row.balanceHint ?? '')}
        </p>
        <Button
          look="plain"
          isPending={isReading}
          onPress={() => void read('balance.read', { accountId: campaign.accountId })}
        >
          {decisions.lookAgain}
        </Button>
      </div>
      <div className="panel-choices">
        {verdicts.map((verdict) => {
          const { label, consequence, question } = words(verdict);
          return (
            <div key={verdict} className="panel-choice stack">
              <p>{consequence}</p>
              <Button
                isDisabled={isBusy || !ready}
                onPress={() => (question === null ? void rule(verdict) : setAsking(verdict))}
              >
                {label}
              </Button>
            </div>
          );
        })}
      </div>
      {asking !== null && (
        <ConfirmDialog
          title={words(asking).question ?? ''}
          act={words(asking).label}
          keep={hasEnded(campaign.phase) ? decisions.leaveInDoubt : decisions.doNotSend}
          isPending={isBusy || !ready}
          onClose={() => setAsking(null)}
          onAct={() => void rule(asking)}
        >
          <p>
            {words(asking).consequence} {decisions.verdictKept}
          </p>
          {said !== null && <OwnWords words={said} />}
        </ConfirmDialog>
      )}
    </>
  );
}
