import { CircleCheck, CircleDashed, Inbox, PencilLine, TriangleAlert } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { hasEnded } from '../../../../shared/campaign/phase.ts';
import { compareRehearsal } from '../../../../shared/campaign/rehearsal.ts';
import { plural } from '../../../../shared/format/format-count.ts';
import { isolated } from '../../../../shared/format/quoted.ts';
import type { LostLetters } from '../../../../shared/practice/practice.ts';
import { Button } from '../../../components/button.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import '../decisions/panel.css';
import './rehearsal-panel.css';

/** What a rehearsal was to show: the prediction for the live account beside what practice saw. */
export function RehearsalPanel({ campaign }: { readonly campaign: CampaignState }) {
  const stores = useStores();
  const open = useFrom('app', (state) => state.open);
  const { rehearsal } = campaign;
  const { data } = useOperation('result.lost', rehearsal === null ? null : { campaignId: campaign.id });
  if (rehearsal === null) return null;
  const { accountName, campaignId } = rehearsal;
  // None until the phones were asked.
  const lost = data ?? null;
  const rows = compareRehearsal(campaign, lost);
  const isOver = hasEnded(campaign.phase);
  const differs = rows.some(({ agrees }) => agrees === false);
  return (
    <section className="panel stack" aria-label="Rehearsal" data-mode="practice">
      <div className="panel-head">
        {differs ? (
          <TriangleAlert size={18} aria-hidden className="tone-danger" />
        ) : isOver ? (
          <CircleCheck size={18} aria-hidden className="tone-success" />
        ) : (
          <CircleDashed size={18} aria-hidden />
        )}
        <div className="grow">
          <h2>{headline(differs, isOver, accountName, lost)}</h2>
          <p className="quiet">
            Nothing was sent through <bdi>{accountName}</bdi>, and no connection to it was made: only practice
            phones on this computer got these texts.
          </p>
        </div>
        <Button icon={Inbox} onPress={() => open({ kind: 'inbox' })}>
          See the phones
        </Button>
        <Button icon={PencilLine} onPress={() => void showCampaign(stores, campaignId)}>
          Back to the draft
        </Button>
      </div>
      <table className="rehearsal-table">
        <thead>
          <tr>
            <td />
            <th scope="col">
              Predicted for <bdi>{accountName}</bdi>
            </th>
            <th scope="col">Seen in the rehearsal</th>
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
    </section>
  );
}

function headline(differs: boolean, isOver: boolean, accountName: string, lost: LostLetters | null): string {
  if (lost !== null && lost.texts > 0) return `${plural(lost.texts, 'text', 'texts')} lost letters`;
  if (differs) return 'The rehearsal did not come out as predicted';
  return isOver
    ? 'The rehearsal came out as predicted'
    : `Rehearsing what goes through ${isolated(accountName)}`;
}
