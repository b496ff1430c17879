import { useRef, useState } from 'react';
import { spoken } from '../../../shared/language/spoken.ts';
import { FAULTS } from '../../../shared/practice/faults.ts';
import type { PracticeFaults, PracticeStatus } from '../../../shared/practice/practice.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import { accounts } from '../../../shared/texts/en/accounts.ts';
import { practice as texts } from '../../../shared/texts/en/practice.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Disclosure } from '../../components/buttons/disclosure.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { useStores } from '../../state/context.tsx';
import { putAnswer } from '../../state/query-client.ts';

/** Faults that everybody should see once. */
const scenarios = {
  /** The first batch is unconfirmed: its answer never comes. */
  lostAnswer: 'drop-after',
  /** One number is refused by name, and the remaining people can be sent to. */
  refusedNumber: '400-number',
  /** Sending stops until there is credit. */
  outOfCredit: 'out-of-credit',
  /** Three batches take five seconds each. */
  slow: 'slow:5000*3',
} as const;

/** The number of connections that the service allows (spec, Limits). */
const mostConnections = 40;

export function FaultsPanel({ status }: { readonly status: PracticeStatus }) {
  const { wire, queries } = useStores();
  // Faults that were played leave the script; a script being written stays.
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const latest = useRef(0);

  const runningScript = status.script;
  const script = written ?? runningScript;

  /** The error is that of the latest change, whichever answer comes first. */
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
      <Banner tone="mode" title={texts.about}>
        {texts.aboutMore}
      </Banner>
      <fieldset className="scenarios" aria-label={texts.next}>
        {(Object.keys(scenarios) as (keyof typeof scenarios)[]).map((name) => (
          <button
            key={name}
            type="button"
            className="scenario stack"
            aria-pressed={runningScript === scenarios[name]}
            onClick={() => void play({ script: runningScript === scenarios[name] ? '' : scenarios[name] })}
          >
            <strong>{texts.scenarios[name]}</strong>
            <span className="quiet">{texts.scenariosAbout[name]}</span>
          </button>
        ))}
      </fieldset>
      <NumberField
        label={texts.credit}
        value={status.credit}
        minValue={0}
        maxValue={1_000_000_000}
        onChange={async (credit) => {
          if (!Number.isNaN(credit)) await take(wire.call('practice.credit', { credit }));
        }}
        help={texts.creditHelp}
      />
      <Disclosure title={accounts.advanced} aside={runningScript === '' ? texts.asItShould : runningScript}>
        <div className="stack">
          <div className="faults-script">
            <TextField
              label={texts.coming}
              value={script}
              onChange={setWritten}
              placeholder={texts.asItShould}
              error={spoken(error?.message)}
              help={texts.comingHelp}
            />
            <Select
              label={texts.add}
              value={null}
              placeholder={texts.chooseFault}
              choices={FAULTS.map(({ name, effect }) => ({ key: name, text: name, about: effect }))}
              onChange={(name) => setWritten(script.trim() === '' ? name : `${script.trim()}, ${name}`)}
            />
            <Button look="mode" isDisabled={script === runningScript} onPress={() => void play({ script })}>
              {texts.set}
            </Button>
            <Button isDisabled={runningScript === ''} onPress={() => void play({ script: '' })}>
              {texts.none}
            </Button>
          </div>
          <ChanceFields status={status} onPlay={(change) => void play(change)} />
        </div>
      </Disclosure>
    </div>
  );
}

interface ChanceFieldsProps {
  readonly status: PracticeStatus;
  readonly onPlay: (change: PracticeFaults) => void;
}

function ChanceFields({ status, onPlay }: ChanceFieldsProps) {
  const field = (name: 'randomness' | 'seed' | 'taken', otherwise = 0) => ({
    value: status[name],
    minValue: 0,
    onChange: (value: number) => onPlay({ [name]: Number.isNaN(value) ? otherwise : value }),
  });
  return (
    <div className="faults-numbers">
      <NumberField
        {...field('randomness')}
        label={texts.random}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
        help={texts.randomHelp}
      />
      <NumberField
        {...field('seed', 1)}
        label={texts.seed}
        maxValue={999_999}
        formatOptions={{ useGrouping: false }}
        help={texts.seedHelp}
      />
      <NumberField
        {...field('taken')}
        label={texts.taken}
        maxValue={mostConnections}
        help={texts.takenHelp(mostConnections)}
      />
    </div>
  );
}
