import {
  ChevronRight,
  CircleCheck,
  CircleDashed,
  Inbox,
  PencilLine,
  Send,
  TriangleAlert,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Button as ToggleButton } from 'react-aria-components';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { compareRehearsal, type RehearsalRow } from '../../../../shared/campaign/results/rehearsal.ts';
import type { LostLetters } from '../../../../shared/practice/practice.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { review } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Sentence } from '../../../components/text/sentence.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import { sendForReal } from '../../../state/send-for-real.ts';
import { useOperation } from '../../../state/use-operation.ts';
import type { DecisionOn } from '../decisions/use-decision.ts';
import '../decisions/panel.css';
import './rehearsal-panel.css';

/** Shows the prediction for the live account beside the results of the demo. */
export function RehearsalPanel({ campaign, decision }: DecisionOn) {
  const stores = useStores();
  const visit = useFrom('app', (state) => state.visit);
  const { rehearsal } = campaign;
  const tableId = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { data } = useOperation('result.lost', rehearsal === null ? null : { campaignId: campaign.id });
  if (rehearsal === null) return null;
  const { accountName, campaignId } = rehearsal;
  // Null until the inbox has answered.
  const lost = data ?? null;
  const rows = compareRehearsal(campaign, lost);
  const isOver = hasEnded(campaign.phase);
  const differs = rows.some(({ agrees }) => agrees === false);
  const isSendable = isOver && !differs;
  const next = decision.lookOf('to-draft');
  // If there are differences, the table is open; a result as predicted takes one line.
  const isOpen = wanted ?? differs;
  const Icon = differs ? TriangleAlert : isOver ? CircleCheck : CircleDashed;
  return (
    <section className="panel stack" aria-label={words.rehearsal.label} data-mode="practice">
      <div className="panel-header">
        <Icon
          size={18}
          aria-hidden
          className={differs ? 'tone-danger' : isOver ? 'tone-success' : undefined}
        />
        <div className="grow">
          <h2>
            <ToggleButton
              className="verdict"
              aria-expanded={isOpen}
              aria-controls={tableId}
              onPress={() => setWanted(!isOpen)}
            >
              {headline(differs, isOver, accountName, lost)}
              <ChevronRight size={14} aria-hidden />
            </ToggleButton>
          </h2>
          <p className="quiet">
            <Sentence text={words.rehearsal.nothingSent} parts={{ account: <bdi>{accountName}</bdi> }} />
          </p>
        </div>
        <Button icon={Inbox} onPress={() => visit({ kind: 'inbox' })}>
          {words.rehearsal.phones}
        </Button>
        <Button
          icon={PencilLine}
          look={isSendable ? 'normal' : next}
          onPress={() => void showCampaign(stores, campaignId)}
        >
          {words.rehearsal.toDraft}
        </Button>
        {isOver && (
          <Button
            icon={Send}
            look={isSendable ? next : 'normal'}
            onPress={() => void sendForReal(stores, campaignId)}
          >
            {review.sendForReal}
          </Button>
        )}
      </div>
      {isOpen && <Comparison id={tableId} accountName={accountName} rows={rows} />}
    </section>
  );
}

interface ComparisonProps {
  readonly id: string;
  readonly accountName: string;
  readonly rows: readonly RehearsalRow[];
}

function Comparison({ id, accountName, rows }: ComparisonProps) {
  return (
    <table id={id} className="rehearsal-table">
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Sentence text={words.rehearsal.predicted} parts={{ account: <bdi>{accountName}</bdi> }} />
          </th>
          <th scope="col">{words.rehearsal.seen}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, predicted, basis, seen, how, agrees }) => (
          <tr key={name} data-agrees={agrees ?? undefined}>
            <th scope="row">{name}</th>
            <td>
              <strong className="number">{predicted}</strong> <span className="quiet">{basis}</span>
            </td>
            <td>
              <strong className="number">{seen}</strong> <span className="quiet">{how}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function headline(differs: boolean, isOver: boolean, accountName: string, lost: LostLetters | null): string {
  if (lost !== null && lost.texts > 0) return words.rehearsal.lost(lost.texts);
  if (differs) return words.rehearsal.differs;
  return isOver ? words.rehearsal.asPredicted : words.rehearsal.going(accountName);
}
