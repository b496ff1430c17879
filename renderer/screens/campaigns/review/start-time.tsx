import { ChevronDown } from 'lucide-react';
import { graceMs, proposedStart, scheduledCanaryWords } from '../../../../shared/campaign/plan/schedule.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { moment, momentWithin } from '../../../../shared/format/format-time.ts';
import { capital } from '../../../../shared/format/sentence-parts.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentField } from '../../../components/fields/moment-field.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
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

/** Shown only for a later time. */
export function StartAt({ options, people, onChange }: WhenProps) {
  const { startAt, canary, canaryNow = false } = options;
  if (startAt === null) return null;
  const help = words.schedule.whileOpen(capital(momentWithin(startAt, Date.now())), graceMs / 1000);
  return (
    <div className="start-at">
      <MomentField
        label={words.schedule.at}
        at={startAt}
        help={`${help} ${scheduledCanaryWords(options, people)}`}
        onChange={(at) => at !== null && onChange({ startAt: at })}
      />
      {canary > 0 && canary < people && (
        <Switch isSelected={canaryNow} onChange={(chosen) => onChange({ canaryNow: chosen })}>
          {words.schedule.canaryNow(canary)}
        </Switch>
      )}
    </div>
  );
}
