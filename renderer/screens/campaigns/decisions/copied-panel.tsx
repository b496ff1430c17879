import { TriangleAlert } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { CopiedChunks } from '../../../../shared/campaign/progress/chunk.ts';
import { copiedWords } from '../../../../shared/campaign/progress/chunk-words.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SECOND_PRESS_MS, useHasHeld } from '../../../components/lists/use-has-held.ts';
import { useCampaignAct } from '../../../state/use-act.ts';
import type { Decision } from './use-decision.ts';
import { Verdicts } from './verdicts.tsx';
import './panel.css';

interface CopiedPanelProps {
  readonly campaign: CampaignState;
  readonly decision: Decision;
  readonly copied: CopiedChunks;
}

/** All that another copy of the data folder may have sent, for one verdict. */
export function CopiedPanel({ campaign, decision, copied }: CopiedPanelProps) {
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
        ready={useHasHeld(!decision.isCopiedPrevious, SECOND_PRESS_MS)}
        onRule={(verdict) => act('chunk.ruleCopied', { campaignId, verdict, requests })}
      />
      <div>
        <Button look="plain" onPress={() => decision.ask('each')}>
          {decisions.copied.each}
        </Button>
      </div>
    </section>
  );
}
