import { CircleCheck, TriangleAlert } from 'lucide-react';
import { pauseShown } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { peopleToSend } from '../../../../shared/campaign/progress/rest-people.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Difference } from '../../../components/text/difference.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { TextBubble } from '../../../components/text/text-bubble.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useOperation } from '../../../state/use-operation.ts';
import type { DecisionOn } from './use-decision.ts';
import './panel.css';

/** Nobody would read more here; all texts are in the results below. */
const MOST = 100;

export function CanaryPanel({ campaign, decision }: DecisionOn) {
  const { isBusy, act } = useCampaignAct();
  const rows = useFirstResults(campaign);
  const { counts, creditConsumed, expectedCredit, differences } = campaign;
  const shown = pauseShown(campaign.pause);
  const now = Date.now();
  const { restAt } = campaign;
  const rest = restAt !== null && restAt > now ? momentWithin(restAt, now) : null;
  const goOn = (): void => void act('campaign.resume', { campaignId: campaign.id, shown });
  useCommand('campaign.continue', goOn, rows !== null && !isBusy);
  const Icon = differences === 0 ? CircleCheck : TriangleAlert;
  return (
    <section className="panel stack" aria-label={words.canary.label} data-mode={campaign.kind}>
      <div className="panel-header">
        <Icon size={18} aria-hidden className={differences === 0 ? 'tone-success' : 'tone-danger'} />
        <div className="grow">
          <h2>{words.canary.accepted(counts.accepted)}</h2>
          <p className="quiet">
            {differences === 0 ? words.canary.noneDiffers : words.canary.someDiffer(differences)}{' '}
            {priceWords(creditConsumed, expectedCredit)} {rest !== null && words.canary.rest(rest)}
          </p>
        </div>
        <Button
          look={decision.lookOf('continue')}
          size="large"
          isPending={isBusy}
          isDisabled={rows === null}
          onPress={goOn}
        >
          {words.canary.goOn(peopleToSend(campaign))}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="panel-bubbles panel-canary" aria-label={campaigns.returnedTexts} tabIndex={0}>
        {rows?.map((row) => (
          <TextBubble
            key={row.position}
            over={<PhoneNumber msisdn={row.msisdn} />}
            under={common.partsOf(row.parts)}
          >
            {row.returned === null ? row.text : <Difference ours={row.text} theirs={row.returned} />}
          </TextBubble>
        ))}
      </section>
    </section>
  );
}

function priceWords(consumed: number | null, expected: number | null): string {
  if (consumed === null) return words.canary.noPrice;
  return expected === null ? words.canary.price(consumed) : words.canary.priceOfAll(consumed, expected);
}

/** People with a different text come first. Null until there is something to show. */
function useFirstResults({ id: campaignId }: CampaignState): readonly ResultRow[] | null {
  const view = useOperation('result.view', { campaignId, filter: 'accepted', search: '', chunk: null });
  const viewId = view.data?.viewId;
  const page = useOperation('result.page', viewId === undefined ? null : { viewId, from: 0, count: MOST });
  // Failures to read are shown in the results below.
  const isMissing = view.error !== null || page.error !== null;
  const rows = page.data?.rows ?? (isMissing ? [] : null);
  return (
    rows && [...rows].sort((left, right) => Number(right.returned !== null) - Number(left.returned !== null))
  );
}
