import { useRef, useState } from 'react';
import { spoken } from '../../../shared/language/spoken.ts';
import { FAULTS } from '../../../shared/practice/faults.ts';
import type { PracticeFaults, PracticeStatus } from '../../../shared/practice/practice.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useStores } from '../../state/context.tsx';
import { putAnswer } from '../../state/queries.ts';

/** What the practice gateway is to do wrong, request by request or at random, and how much credit it has. */
export function FaultsPanel({ status }: { readonly status: PracticeStatus }) {
  const { wire, queries } = useStores();
  // What was played is gone from the script; a script being written stays.
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const { randomness, seed, taken } = status;
  const latest = useRef(0);

  const known = status.script;
  const script = written ?? known;

  /** What is said is of the latest change, whichever is answered last. */
  async function take(asked: Promise<Result<PracticeStatus>>): Promise<Result<PracticeStatus>> {
    latest.current += 1;
    const turn = latest.current;
    const result = await asked;
    if (turn === latest.current) setError(result.ok ? null : result.error);
    if (result.ok) putAnswer(queries, 'practice.status', {}, result.value);
    return result;
  }

  async function play(change: PracticeFaults): Promise<void> {
    const result = await take(wire.call('practice.script', change));
    if (result.ok && change.script !== undefined) setWritten((now) => (now === written ? null : now));
  }

  return (
    <div className="faults stack">
      <Banner tone="mode" title="See what Tagline does when a service misbehaves.">
        Each fault happens to one coming request, in order. Nothing here touches a live account.
      </Banner>
      <div className="faults-script">
        <TextField
          label="Coming requests"
          value={script}
          onChange={setWritten}
          placeholder="Every request is answered as the service should"
          error={spoken(error?.message)}
          help="Names with commas between. ok*3 lets three requests pass first; slow:500 takes 500 ms."
        />
        <Select
          label="Add a fault"
          value={null}
          placeholder="Choose a fault"
          choices={FAULTS.map(({ name, effect }) => ({ key: name, text: name, about: effect }))}
          onChange={(name) => setWritten(script.trim() === '' ? name : `${script.trim()}, ${name}`)}
        />
        <Button look="mode" isDisabled={script === known} onPress={() => void play({ script })}>
          Set faults
        </Button>
        <Button isDisabled={known === ''} onPress={() => void play({ script: '' })}>
          No faults
        </Button>
      </div>
      <div className="faults-numbers">
        <NumberField
          label="Random faults"
          value={randomness}
          minValue={0}
          maxValue={1}
          step={0.05}
          formatOptions={{ style: 'percent' }}
          onChange={(chance) => void play({ randomness: Number.isNaN(chance) ? 0 : chance })}
          help="How likely a request is to go wrong after those above."
        />
        <NumberField
          label="Seed"
          value={seed}
          minValue={0}
          maxValue={999_999}
          formatOptions={{ useGrouping: false }}
          onChange={(next) => void play({ seed: Number.isNaN(next) ? 1 : next })}
          help="The same seed gives the same run."
        />
        <NumberField
          label="Connections taken by others"
          value={taken}
          minValue={0}
          maxValue={40}
          onChange={(connections) => void play({ taken: Number.isNaN(connections) ? 0 : connections })}
          help="Of the 40 the service allows."
        />
        <NumberField
          label="Credit"
          value={status.credit}
          minValue={0}
          maxValue={1_000_000_000}
          onChange={async (credit) => {
            if (!Number.isNaN(credit)) await take(wire.call('practice.credit', { credit }));
          }}
          help="Sending stops when it runs out."
        />
      </div>
    </div>
  );
}
