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
  /** See `useFirstFew`. */
  readonly few: number;
  readonly onChange: (patch: Partial<SendOptions>) => void;
}

/** How many people go first if a few do: stays offered once everybody is chosen, which has no canary. */
export function useFirstFew(canary: number): number {
  const [few, setFew] = useState(canary);
  if (canary > 0 && few !== canary) setFew(canary);
  return canary > 0 ? canary : few;
}

/** Chooses between now and a later time while the app is open. “Everybody” was chosen for the later time alone. */
export function WhenMenu({ options: { startAt, canary }, few, onChange }: Omit<WhenProps, 'people'>) {
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
      <MenuItem onAction={() => onChange({ startAt: null, canary: startAt === null ? canary : few })}>
        {words.schedule.now}
      </MenuItem>
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
export function StartAt({ options, people, few, isProven, onChange }: StartAtProps) {
  const { startAt, notAfter } = options;
  const first = goesFirstChoices(options, { people, isProven });
  if (startAt === null) return null;
  const now = Date.now();
  const at = momentWithin(startAt, now);
  const named: Record<GoesFirst, string> = {
    'canary-now': words.schedule.canaryNow(few, at),
    'canary-then': words.schedule.canaryThen(few, at),
    everybody: words.schedule.everybody(at),
  };
  const choices = first?.choices ?? (['canary-now', 'everybody'] as const);
  const patches: Record<GoesFirst, Partial<SendOptions>> = {
    'canary-now': { canary: few, canaryNow: true },
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
      {few > 0 && few < people && (
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
