import { Download, Printer } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import {
  LINES_OF_SUMMARY,
  type SummaryLine,
  summaryPage,
} from '../../../../shared/campaign/results/summary-page.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useExport } from '../../../state/use-export.ts';
import { useOperation } from '../../../state/use-operation.ts';
import './summary-dialog.css';

interface SummaryDialogProps {
  readonly campaign: CampaignState;
  readonly onClose: () => void;
}

/** The page can be printed as shown, or saved. */
export function SummaryDialog({ campaign, onClose }: SummaryDialogProps) {
  const { id: campaignId } = campaign;
  const lines = { campaignId, before: null, count: LINES_OF_SUMMARY };
  const { data: timeline, error } = useOperation('campaign.timeline', lines);
  const { data: lost } = useOperation('result.lost', campaign.rehearsal === null ? null : { campaignId });
  const { saving, save } = useExport();
  const page = timeline === null ? null : summaryPage(campaign, timeline, lost);
  return (
    <Dialog
      title={results.summary}
      about={results.summaryPage.about}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button
            icon={Download}
            isPending={saving}
            onPress={() => void save({ what: 'summary', campaignId })}
          >
            {results.summaryPage.save}
          </Button>
          <Button look="primary" icon={Printer} isDisabled={page === null} onPress={() => window.print()}>
            {results.summaryPage.print}
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      {page && (
        <article className="summary-page selectable">
          <h1>
            <bdi>{page.name}</bdi>
          </h1>
          <p className="summary-message" dir="auto">
            {page.message}
          </p>
          <Lines lines={page.facts} />
          {page.parts.map(({ title, about, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              {about !== undefined && <p className="quiet">{about}</p>}
              <Lines lines={lines} />
            </section>
          ))}
        </article>
      )}
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <table className="summary-lines">
      <tbody>
        {lines.map(([header, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <tr key={index}>
            <th scope="row">{header}</th>
            <td>
              <Quoted text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
