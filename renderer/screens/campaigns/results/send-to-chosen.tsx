import { useState } from 'react';
import type { CampaignId } from '../../../../shared/brand.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useStores } from '../../../state/context.tsx';
import { showCopy } from '../../../state/show-copy.ts';
import { useAct } from '../../../state/use-act.ts';
import type { ChosenRows } from './export-results.tsx';

const { sending: words } = results;

interface Chosen extends ChosenRows {
  readonly campaignId: CampaignId;
}

interface Asked extends Chosen {
  readonly people: number;
  /** People who were not texted, and will not be. */
  readonly free: number;
}

/** Asks first if some were or may have been texted. */
export function useSendToChosen() {
  const stores = useStores();
  const { act } = useAct();
  const { isBusy, during } = useBusy();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send({ campaignId, viewId, spans }: Chosen): Promise<void> {
    const chosen = { campaignId, viewId, spans };
    const counted = await act('campaign.countChosen', chosen);
    if (counted === null) return;
    if (counted.people === 0)
      stores.notices.getState().say({ tone: 'warning', text: results.notSentTo.none });
    else if (counted.free === counted.people) await make(chosen, false);
    else setAsked({ ...chosen, ...counted });
  }

  async function make({ campaignId, viewId, spans }: Chosen, again: boolean): Promise<void> {
    setAsked(null);
    await showCopy(stores, () =>
      stores.wire.call('campaign.copyToChosen', { campaignId, viewId, spans, again }),
    );
  }

  const dialog = asked && (
    <Dialog
      title={commandName('rows.send')}
      size="small"
      role="alertdialog"
      onClose={() => setAsked(null)}
      footer={
        <>
          <Button autoFocus onPress={() => setAsked(null)}>
            {common.cancel}
          </Button>
          <Button
            look="danger"
            isDisabled={asked.people === 0}
            onPress={() => void during(() => make(asked, true))}
          >
            {words.toAll(asked.people)}
          </Button>
          {asked.free > 0 && (
            <Button look="primary" onPress={() => void during(() => make(asked, false))}>
              {words.toOthers(asked.free)}
            </Button>
          )}
        </>
      }
    >
      <p>{words.reached(asked.people - asked.free, asked.people)}</p>
      <p className="quiet">{words.about}</p>
    </Dialog>
  );
  return { dialog, isBusy, send: (chosen: Chosen) => during(() => send(chosen)) };
}
