import { useId } from 'react';
import { connectionsToSend, withFirstCanary } from '../../../../shared/campaign/plan/plan.ts';
import { graceMs, proposedStart, scheduledCanaryWords } from '../../../../shared/campaign/plan/schedule.ts';
import {
  canaryWords,
  chunkSizeWords,
  connectionsWords,
  paceWords,
} from '../../../../shared/campaign/progress/chunk-words.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions as Options } from '../../../../shared/draft/draft.ts';
import { localInput, moment } from '../../../../shared/format/format-time.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { settings } from '../../../../shared/texts/en/settings.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import './send-options.css';

interface SendOptionsProps {
  readonly kind: Review['kind'];
  readonly options: Options;
  readonly people: number;
  readonly unicode: number;
  /** See `withFirstCanary`. */
  readonly isProven: boolean;
  readonly asksAfterQuiet: boolean;
  readonly onChange: (patch: Partial<Options>) => void;
}

export function SendOptions({
  kind,
  options,
  people,
  unicode,
  isProven,
  asksAfterQuiet,
  onChange,
}: SendOptionsProps) {
  const { canary } = withFirstCanary(options, isProven);
  const field = (name: 'canary' | 'chunkSize' | 'perMinute' | 'connections', otherwise: number | null) => ({
    value: options[name] ?? Number.NaN,
    minValue: name === 'canary' ? 0 : 1,
    onChange: (value: number) => onChange({ [name]: Number.isFinite(value) ? Math.round(value) : otherwise }),
  });
  return (
    <div className="send-options">
      <NumberField
        {...field('canary', 0)}
        label={settings.canary}
        maxValue={10_000}
        help={canaryWords(options, people, isProven)}
      />
      <NumberField
        {...field('chunkSize', 1000)}
        label={settings.chunkSize}
        maxValue={10_000}
        help={chunkSizeWords(options, people)}
      />
      <NumberField
        {...field('perMinute', null)}
        label={campaigns.perMinute}
        maxValue={10_000_000}
        placeholder={campaigns.noLimit}
        help={paceWords(options.perMinute, people)}
      />
      <NumberField
        {...field('connections', 1)}
        label={campaigns.connections}
        maxValue={connectionsToSend}
        help={connectionsWords(options.connections)}
      />
      <ScheduleField
        startAt={options.startAt}
        canaryNow={options.canaryNow === true}
        canary={canary}
        people={people}
        onChange={onChange}
      />
      <MomentField
        label={words.notAfter}
        at={options.notAfter ?? null}
        help={words.notAfterHelp}
        onChange={(at) => onChange({ notAfter: at ?? undefined })}
      />
      {kind === 'live' && (
        <div className="send-options-wide">
          <Switch
            isSelected={options.asksAfterQuiet ?? asksAfterQuiet}
            onChange={(isSelected) => onChange({ asksAfterQuiet: isSelected })}
            help={words.afterQuietHelp}
          >
            {words.afterQuiet}
          </Switch>
        </div>
      )}
      {unicode > 0 && (
        <div className="send-options-wide">
          <Switch
            isSelected={options.splitUnicode}
            onChange={(splitUnicode) => onChange({ splitUnicode })}
            help={words.splitUnicodeHelp}
          >
            {words.splitUnicode}
          </Switch>
        </div>
      )}
    </div>
  );
}

interface ScheduleFieldProps {
  readonly startAt: number | null;
  /** Of the canary; `people` are all. */
  readonly canary: number;
  readonly people: number;
  readonly canaryNow: boolean;
  readonly onChange: (patch: Partial<Options>) => void;
}

/** Now, or at a later time while the app is open. */
function ScheduleField({ startAt, canary, people, canaryNow, onChange }: ScheduleFieldProps) {
  const now = Date.now();
  return (
    <div className="stack send-options-wide">
      <Select
        label={words.schedule.when}
        value={startAt === null ? 'now' : 'later'}
        choices={[
          { key: 'now', text: words.schedule.now },
          { key: 'later', text: words.schedule.later },
        ]}
        onChange={(when) => onChange({ startAt: when === 'now' ? null : proposedStart(now) })}
        help={startAt === null ? words.schedule.onConfirm : undefined}
      />
      {startAt !== null && (
        <MomentField
          label={words.schedule.at}
          at={startAt}
          help={`${words.schedule.whileOpen(moment(startAt, now), graceMs / 1000)} ${scheduledCanaryWords(canary, people, canaryNow)}`}
          onChange={(at) => at !== null && onChange({ startAt: at })}
        />
      )}
      {startAt !== null && canary > 0 && canary < people && (
        <Switch isSelected={canaryNow} onChange={(chosen) => onChange({ canaryNow: chosen })}>
          {words.schedule.canaryNow(canary)}
        </Switch>
      )}
    </div>
  );
}

interface MomentFieldProps {
  readonly label: string;
  /** In ms since the epoch; null for none. */
  readonly at: number | null;
  readonly help: string;
  readonly onChange: (at: number | null) => void;
}

function MomentField({ label, at, help, onChange }: MomentFieldProps) {
  const id = useId();
  const now = Date.now();
  const isPast = at !== null && at <= now;
  return (
    <div className="field stack send-options-wide">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className="field-input number"
        value={at === null ? '' : localInput(at)}
        min={localInput(now)}
        onChange={(event) => {
          const typed = new Date(event.target.value).getTime();
          onChange(Number.isNaN(typed) ? null : typed);
        }}
      />
      <span className={isPast ? 'field-error' : 'field-help'}>{isPast ? words.schedule.passed : help}</span>
    </div>
  );
}
