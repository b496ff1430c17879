import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { CopiedChunks, Verdict } from '../../../../shared/campaign/progress/chunk.ts';
import { copiedWords } from '../../../../shared/campaign/progress/chunk-words.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SECOND_PRESS_MS, useHasHeld } from '../../../components/lists/use-has-held.ts';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import type { Decision } from './use-decision.ts';
import './panel.css';

const verdicts: readonly Verdict[] = ['treat-as-sent', 'send-again'];

interface CopiedPanelProps {
  readonly campaign: CampaignState;
  readonly decision: Decision;
  readonly copied: CopiedChunks;
}

/** All that another copy of the data folder may have sent of a campaign, to be ruled on as a whole. */
export function CopiedPanel({ campaign, decision, copied }: CopiedPanelProps) {
  const { id: campaignId, phase } = campaign;
  const { isBusy, act } = useCampaignAct();
  const [asking, setAsking] = useState<Verdict | null>(null);
  const ready = useHasHeld(!decision.isCopiedPrevious, SECOND_PRESS_MS);
  const { requests, people, evidence } = copied;
  const words = (verdict: Verdict) => copiedWords(verdict, people, hasEnded(phase));

  async function rule(verdict: Verdict): Promise<void> {
    await act('chunk.ruleCopied', { campaignId, verdict, requests });
    setAsking(null);
  }

  return (
    <section className="panel stack" aria-label={decisions.copied.label} data-mode={campaign.kind}>
      <div className="panel-head" role="alert">
        <TriangleAlert size={18} aria-hidden className="tone-warning" />
        <h2 className="grow">{decisions.copied.title(people, requests)}</h2>
      </div>
      <p className="panel-hint selectable">{spoken(evidence)}</p>
      <div className="panel-choices">
        {verdicts.map((verdict) => (
          <div key={verdict} className="panel-choice stack">
            <p>{words(verdict).consequence}</p>
            <Button isDisabled={isBusy || !ready} onPress={() => setAsking(verdict)}>
              {words(verdict).label}
            </Button>
          </div>
        ))}
      </div>
      <div>
        <Button look="plain" onPress={() => decision.ask('each')}>
          {decisions.copied.each}
        </Button>
      </div>
      {asking !== null && (
        <ConfirmDialog
          title={words(asking).question ?? ''}
          act={words(asking).label}
          keep={decisions.leaveInDoubt}
          isPending={isBusy || !ready}
          onClose={() => setAsking(null)}
          onAct={() => void rule(asking)}
        >
          {words(asking).consequence} {decisions.verdictKept}
        </ConfirmDialog>
      )}
    </section>
  );
}
