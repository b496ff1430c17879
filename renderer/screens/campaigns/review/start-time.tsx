import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import {
  type GoesFirst,
  goesFirstChoices,
  graceMs,
  proposedStart,
  scheduledCanaryWords,
} from '../../../../shared/campaign/plan/schedule.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { moment, momentWithin } from '../../../../shared/format/format-time.ts';
import { capital } from '../../../../shared/format/sentence-parts.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentField } from '../../../components/fields/moment-field.tsx';
import { Menu, MenuItem } from '../../../components/overlays/menu.tsx';

interface WhenProps {
  readonly options: SendOptions;
  readonly people: number;
  readonly onChange: (patch: Partial<SendOptions>) => void;
}

/** Chooses between now and a later time while the app is open. */
export function WhenMenu({ options: { startAt }, onChange }: Omit<WhenProps, 'people'>) {
  const now = Date.now();
  const chosen = startAt === null ? words.schedule.now : moment(startAt, now);
  return (
    <Menu
      label={words.schedule.when}
      placement="top end"
      trigger={
        <Button size="large" aria-label={words.schedule.whenIs(chosen)}>
          <span className="line">
            {chosen}
            <ChevronDown size={14} aria-hidden />
          </span>
        </Button>
      }
    >
      <MenuItem onAction={() => onChange({ startAt: null })}>{words.schedule.now}</MenuItem>
      <MenuItem onAction={() => startAt === null && onChange({ startAt: proposedStart(now) })}>
        {words.schedule.later}
      </MenuItem>
    </Menu>
  );
}

interface StartAtProps extends WhenProps {
  readonly isProven: boolean;
}

/** Shown only for a later time: when it is, who goes first, and what else decides when texts leave. */
export function StartAt({ options, people, isProven, onChange }: StartAtProps) {
  const { startAt, canary, notAfter } = options;
  const first = goesFirstChoices(options, { people, isProven });
  /** Stays offered once everybody is chosen, which has no canary. */
  const [size, setSize] = useState(canary);
  if (canary > 0 && size !== canary) setSize(canary);
  if (startAt === null) return null;
  const now = Date.now();
  const at = momentWithin(startAt, now);
  const named: Record<GoesFirst, string> = {
    'canary-now': words.schedule.canaryNow(size, at),
    'canary-then': words.schedule.canaryThen(size, at),
    everybody: words.schedule.everybody(at),
  };
  const choices = first?.choices ?? (['canary-now', 'everybody'] as const);
  const patches: Record<GoesFirst, Partial<SendOptions>> = {
    'canary-now': { canary: size, canaryNow: true },
    'canary-then': { canaryNow: false },
    everybody: { canary: 0, canaryNow: false },
  };
  return (
    <div className="start-at">
      <MomentField
        label={words.schedule.at}
        at={startAt}
        help={words.schedule.whileOpen(capital(at), graceMs / 1000)}
        onChange={(at) => at !== null && onChange({ startAt: at })}
      />
      {size > 0 && size < people && (
        <RadioGroup
          aria-label={words.schedule.first}
          className="start-first"
          value={first === null ? 'everybody' : (first.chosen ?? '')}
          onChange={(key) => onChange(patches[key as GoesFirst])}
        >
          {choices.map((key) => (
            <Radio key={key} value={key} className="start-choice">
              {named[key]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {first?.chosen !== null && <p className="quiet">{scheduledCanaryWords(options, people)}</p>}
      {notAfter !== undefined && (
        <p className="quiet">{capital(words.notAfterWords(momentWithin(notAfter, now)))}</p>
      )}
    </div>
  );
}
