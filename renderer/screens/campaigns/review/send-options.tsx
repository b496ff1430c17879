import { connectionsToSend, withFirstCanary } from '../../../../shared/campaign/plan/plan.ts';
import {
  canaryWords,
  chunkSizeWords,
  connectionsWords,
  paceWords,
} from '../../../../shared/campaign/progress/chunk-words.ts';
import type { SendOptions as Options } from '../../../../shared/draft/draft.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { settings } from '../../../../shared/texts/en/settings.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import { ScheduleField } from './schedule-field.tsx';
import './send-options.css';

interface SendOptionsProps {
  readonly options: Options;
  readonly people: number;
  readonly unicode: number;
  /** Whether anything was accepted through the account yet; see `withFirstCanary`. */
  readonly isProven: boolean;
  readonly onChange: (patch: Partial<Options>) => void;
}

/** How the campaign is to be sent, each choice with what it costs. */
export function SendOptions({ options, people, unicode, isProven, onChange }: SendOptionsProps) {
  const { canary } = withFirstCanary(options, isProven);
  const whole = (value: number, otherwise: number) =>
    Number.isFinite(value) ? Math.round(value) : otherwise;
  return (
    <div className="send-options">
      <NumberField
        label={settings.canary}
        value={options.canary}
        minValue={0}
        maxValue={10_000}
        onChange={(value) => onChange({ canary: whole(value, 0) })}
        help={canaryWords(options, people, isProven)}
      />
      <NumberField
        label={settings.chunkSize}
        value={options.chunkSize}
        minValue={1}
        maxValue={10_000}
        onChange={(value) => onChange({ chunkSize: whole(value, 1000) })}
        help={chunkSizeWords(options, people)}
      />
      <NumberField
        label={campaigns.perMinute}
        value={options.perMinute ?? Number.NaN}
        minValue={1}
        maxValue={10_000_000}
        placeholder={campaigns.noLimit}
        onChange={(value) => onChange({ perMinute: Number.isNaN(value) ? null : whole(value, 1) })}
        help={paceWords(options.perMinute, people)}
      />
      <NumberField
        label={campaigns.connections}
        value={options.connections}
        minValue={1}
        maxValue={connectionsToSend}
        onChange={(value) => onChange({ connections: whole(value, 1) })}
        help={connectionsWords(options.connections)}
      />
      <ScheduleField
        startAt={options.startAt}
        canary={canary}
        people={people}
        onChange={(startAt) => onChange({ startAt })}
      />
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
