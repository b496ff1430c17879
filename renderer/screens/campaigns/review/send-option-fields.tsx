import { optionsUnder } from '../../../../shared/campaign/plan/account-terms.ts';
import { connectionsToSend } from '../../../../shared/campaign/plan/connections.ts';
import { mostPerMinute, recipientsPerRequest } from '../../../../shared/campaign/plan/plan.ts';
import {
  canaryWords,
  chunkSizeWords,
  connectionsWords,
  paceWords,
} from '../../../../shared/campaign/plan/send-option-words.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { settings } from '../../../../shared/texts/en/settings.ts';
import { MomentField } from '../../../components/fields/moment-field.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import './send-option-fields.css';

interface SendOptionFieldsProps {
  readonly review: Review;
  readonly options: SendOptions;
  readonly onChange: (patch: Partial<SendOptions>) => void;
}

export function SendOptionFields({ review, options, onChange }: SendOptionFieldsProps) {
  const { kind, people, unicode, terms } = review;
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
        maxValue={recipientsPerRequest}
        help={canaryWords(options, people, terms)}
      />
      <NumberField
        {...field('chunkSize', options.chunkSize)}
        label={settings.chunkSize}
        maxValue={recipientsPerRequest}
        help={chunkSizeWords(options, people)}
      />
      <NumberField
        {...field('perMinute', null)}
        label={campaigns.perMinute}
        maxValue={mostPerMinute}
        placeholder={campaigns.noLimit}
        help={paceWords(options.perMinute, people)}
      />
      <NumberField
        {...field('connections', 1)}
        label={campaigns.connections}
        maxValue={connectionsToSend}
        help={connectionsWords(options.connections)}
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
            isSelected={optionsUnder(options, terms).asksAfterQuiet}
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
