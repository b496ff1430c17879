import { useState } from 'react';
import type { Retention, RetentionPlan } from '../../../shared/retention/retention.ts';
import { planWords } from '../../../shared/retention/retention-words.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { useAct } from '../../state/use-act.ts';

const fields = [
  ['campaigns', 'Campaigns'],
  ['lists', 'Lists'],
  ['inbox', 'Practice inbox'],
  ['log', 'Log'],
] as const;

/** What is kept for so many days, with what would go at once. */
interface Asked {
  readonly retention: Retention;
  readonly shown: RetentionPlan;
}

/** For how many days things are kept; nothing goes that was not said first. */
export function RetentionFields({ retention }: { readonly retention: Retention }) {
  const { isBusy, act } = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  // What was typed and not agreed to is taken back.
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
        {fields.map(([what, label]) => (
          <NumberField
            key={what}
            label={label}
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
      <p className="field-help">
        Days from the end of a campaign, or from the last use of a list; 0 keeps them until you remove them.
        What is still to be sent, in doubt, or keeps somebody from being texted twice is never removed by its
        age.
      </p>
      {asked && (
        <ConfirmDialog
          title="Keep things only for so long?"
          act="Remove and keep to it"
          isPending={isBusy}
          onClose={() => {
            setAsked(null);
            setAnswered((times) => times + 1);
          }}
          onAct={() => void set(asked)}
        >
          Now this removes {planWords(asked.shown)}, for good. From then on it is looked at once a day.
        </ConfirmDialog>
      )}
    </div>
  );
}
