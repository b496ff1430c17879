import { useState } from 'react';
import type { Retention, RetentionPlan } from '../../../shared/retention/retention.ts';
import { planWords } from '../../../shared/retention/retention-words.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { NumberField } from '../../components/fields/number-field.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { useAct } from '../../state/use-act.ts';

const fields = ['campaigns', 'lists', 'inbox', 'log'] as const;

interface Asked {
  readonly retention: Retention;
  readonly shown: RetentionPlan;
}

/** Deletes only what was announced first. */
export function RetentionFields({ retention }: { readonly retention: Retention }) {
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Reverts input that was not confirmed.
  const [answered, setAnswered] = useState(0);

  async function set(next: Asked): Promise<void> {
    await act('retention.set', next);
    setAsked(null);
    setAnswered((times) => times + 1);
  }

  async function change(next: Retention): Promise<void> {
    const shown = await act('retention.plan', { retention: next });
    if (shown === null) return;
    if (planWords(shown) === null) await set({ retention: next, shown });
    else setAsked({ retention: next, shown });
  }

  return (
    <div className="stack">
      <div className="retention-fields" key={answered}>
        {fields.map((what) => (
          <NumberField
            key={what}
            label={words.keptOf[what]}
            minValue={0}
            maxValue={36_500}
            value={retention[what]}
            onChange={(days) => {
              if (Number.isInteger(days) && days !== retention[what])
                void change({ ...retention, [what]: days });
            }}
          />
        ))}
      </div>
      <p className="field-help">{words.keptHelp}</p>
      {asked && (
        <ConfirmDialog
          title={words.askKeep}
          act={words.keep}
          isPending={isBusy}
          onClose={() => {
            setAsked(null);
            setAnswered((times) => times + 1);
          }}
          onAct={() => void set(asked)}
        >
          {words.removesNow(planWords(asked.shown) ?? '')}
        </ConfirmDialog>
      )}
    </div>
  );
}
