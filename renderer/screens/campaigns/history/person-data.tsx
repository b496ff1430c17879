import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Msisdn } from '../../../../shared/brand.ts';
import { listOf } from '../../../../shared/format/lists.ts';
import { isolated } from '../../../../shared/format/sentence-parts.ts';
import type { PersonHeld } from '../../../../shared/person/erasure.ts';
import { heldWords, isNothingHeld } from '../../../../shared/person/person-words.ts';
import { history as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { useFrom } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';
import { useExport } from '../../../state/use-export.ts';
import { useOperation } from '../../../state/use-operation.ts';
import { PersonMentions } from './person-mentions.tsx';

/** What is kept of a person, to save or to erase. */
export function PersonData({ msisdn }: { readonly msisdn: Msisdn }) {
  const { data: held, isPrevious, error } = useOperation('person.held', { msisdn });
  const grouped = useGroupedNumbers();
  const { saving, save } = useExport();
  const [isErasing, setIsErasing] = useState(false);
  if (error) return <ErrorBanner error={error} />;
  if (!held) return null;
  return (
    <>
      <section className="person-data line" aria-label={words.kept} aria-busy={isPrevious}>
        <div className="grow selectable">
          {held.names.length > 0 && <h2 className="person-names">{listOf(held.names.map(isolated))}</h2>}
          <p className="quiet">{heldWords({ ...held, msisdn: grouped(held.msisdn) })}</p>
        </div>
        {!isNothingHeld(held) && (
          <>
            <Button
              size="small"
              icon={Download}
              isPending={saving}
              onPress={() => void save({ what: 'person', msisdn, format: 'xlsx' })}
            >
              {common.save}
            </Button>
            <Button size="small" icon={Trash2} onPress={() => setIsErasing(true)}>
              {words.erase}
            </Button>
          </>
        )}
        {isErasing && <ErasePerson held={held} msisdn={msisdn} onClose={() => setIsErasing(false)} />}
      </section>
      <PersonMentions msisdn={msisdn} />
    </>
  );
}

interface ErasePersonProps {
  readonly held: PersonHeld;
  readonly msisdn: Msisdn;
  readonly onClose: () => void;
}

function ErasePerson({ held, msisdn, onClose }: ErasePersonProps) {
  const { isBusy, act } = useAct();
  const say = useFrom('notices', (state) => state.say);
  const grouped = useGroupedNumbers();
  const [keepOptOut, setKeepOptOut] = useState(true);
  const { data: team } = useOperation('optOut.team', {});

  async function erase(): Promise<void> {
    if (await act('person.erase', { msisdn, keepOptOut })) {
      say({ tone: 'success', text: words.erased });
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={words.askErase(grouped(msisdn))}
      about={heldWords({ ...held, msisdn: grouped(held.msisdn) })}
      act={words.erase}
      isForm
      isKeepFirst
      isDisabled={held.hold !== null}
      isPending={isBusy}
      onClose={onClose}
      onAct={() => void erase()}
    >
      {held.hold !== null && <ErrorBanner error={held.hold} />}
      <p className="quiet">{words.eraseAbout}</p>
      {team && <p className="quiet">{words.eraseInTeam(team.name)}</p>}
      <Checkbox isSelected={keepOptOut} onChange={setKeepOptOut} help={words.neverTextHelp}>
        {words.neverText}
      </Checkbox>
    </ConfirmDialog>
  );
}
