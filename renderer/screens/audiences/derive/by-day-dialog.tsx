import { useState } from 'react';
import { type ByDay, type DayPart, type DayTime, startOn } from '../../../../shared/audience/parts-by-day.ts';
import { longDay, momentWithin } from '../../../../shared/format/format-time.ts';
import { byDay as texts } from '../../../../shared/texts/en/audiences.ts';
import { common, components } from '../../../../shared/texts/en/common.ts';
import { compose, formats } from '../../../../shared/texts/en/message.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { Segments } from '../../../components/fields/segments.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { DayOrder } from '../../../components/lists/day-order.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useStores } from '../../../state/context.tsx';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation, useWholeList } from '../../../state/use-operation.ts';

const NINE = { before: 1, minute: 540 };

/** Splits a draft into one for each day of a column of its list. */
export function ByDayDialog({ campaignId, audienceId, onClose }: OverlayProps<'by-day'>) {
  const stores = useStores();
  const audience = useWholeList('audience.list').data?.find(({ id }) => id === audienceId);
  const [column, setColumn] = useState<number | null>(null);
  const [dayFirst, setDayFirst] = useState<boolean | undefined>(undefined);
  const [time, setTime] = useState<DayTime | null>(null);
  const { isBusy, act } = useAct();
  /** If drafts are being made, stops that and keeps the choices; otherwise closes the dialog. */
  async function cancel(): Promise<void> {
    if (!isBusy) return onClose();
    await stores.wire.call('audience.cancelDerived', { audienceId });
  }

  const wanted = column === null ? null : { audienceId, column, dayFirst };
  const daysQuery = useOperation('audience.countByDay', wanted, { keep: dayFirst !== undefined });
  const { date = null, dayFirst: order = null } = daysQuery.data ?? {};
  const isOpen = date !== null && order === null;
  const shown = daysQuery.data && !daysQuery.isPrevious && !isOpen ? daysQuery.data : null;

  async function make(): Promise<void> {
    if (wanted === null || shown === null) return;
    const unsaved = await stores.draft.getState().flush();
    const { say, showError } = stores.notices.getState();
    if (unsaved !== null) return void showError(unsaved);
    const made = await act('campaign.splitByDay', { campaignId, ...wanted, time, shown: [...shown.parts] });
    if (made === null) return daysQuery.refetch();
    onClose();
    say({ tone: 'success', text: texts.made(made.drafts) });
  }

  return (
    <Dialog
      title={texts.title}
      about={texts.about}
      size="large"
      onClose={() => void cancel()}
      footer={
        <>
          <span className="grow quiet">{texts.replaces}</span>
          <Button onPress={() => void cancel()}>{common.cancel}</Button>
          <Button look="primary" isPending={isBusy} isDisabled={shown === null} onPress={() => void make()}>
            {shown === null ? texts.title : texts.make(shown.parts.length)}
          </Button>
        </>
      }
    >
      {daysQuery.error && <ErrorBanner error={daysQuery.error} />}
      <Select
        label={texts.column}
        value={column === null ? null : String(column)}
        choices={(audience?.columns ?? []).map((text, index) => ({ key: String(index), text }))}
        onChange={(key) => {
          setColumn(Number(key));
          setDayFirst(undefined);
        }}
        placeholder={compose.chooseColumn}
      />
      {date !== null && <DayOrder date={date} dayFirst={dayFirst ?? order} onChange={setDayFirst} />}
      <DayTimeFields time={time} onChange={setTime} />
      {shown ? (
        <Days byDay={shown} time={time} />
      ) : (
        daysQuery.isFetching && <p className="quiet">{components.reading}</p>
      )}
    </Dialog>
  );
}

interface DayTimeFieldsProps {
  readonly time: DayTime | null;
  readonly onChange: (time: DayTime | null) => void;
}

function DayTimeFields({ time, onChange }: DayTimeFieldsProps) {
  return (
    <div className="line">
      <Segments
        label={texts.time}
        value={time === null ? 'by-hand' : 'at'}
        choices={[
          { key: 'by-hand', text: texts.byHand },
          { key: 'at', text: texts.atTime },
        ]}
        onChange={(key) => onChange(key === 'at' ? NINE : null)}
      />
      {time !== null && (
        <>
          <NumberField
            label={texts.before}
            value={time.before}
            minValue={0}
            maxValue={365}
            onChange={(before) => Number.isNaN(before) || onChange({ ...time, before })}
          />
          <TextField
            label={formats.kinds.time}
            type="time"
            value={clockOf(time.minute)}
            onChange={(typed) => {
              const [hours, minutes] = typed.split(':').map(Number);
              if (hours !== undefined && minutes !== undefined)
                onChange({ ...time, minute: hours * 60 + minutes });
            }}
          />
        </>
      )}
    </div>
  );
}

function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function Days({ byDay, time }: { readonly byDay: ByDay; readonly time: DayTime | null }) {
  const { parts, undated, several } = byDay;
  const none = parts.find(({ day }) => day === null)?.rows ?? 0;
  const named = undated.map(({ row, cell }) => texts.row(row, cell));
  return (
    <>
      <ul className="stack">
        {parts.map(({ day, rows }) => (
          <li key={String(day)} className="line">
            <span className="grow">{nameOf(day)}</span>
            <span className="number">{common.rowsOf(rows)}</span>
            <span className="quiet">{timeOf(day, time)}</span>
          </li>
        ))}
      </ul>
      {none > 0 && (
        <p>
          {texts.undated(none)} {named.join(', ')}
          {none > named.length && ` ${texts.more(none - named.length)}`}
        </p>
      )}
      {several > 0 && <p>{texts.several(several)}</p>}
    </>
  );
}

function nameOf(day: DayPart['day']): string {
  if (day === null) return texts.none;
  return day === 'earlier' ? texts.earlier : longDay(day);
}

function timeOf(day: DayPart['day'], time: DayTime | null): string {
  const now = Date.now();
  if (time === null || day === null || day === 'earlier') return texts.noTime;
  const at = startOn(day, time, now);
  return at === null ? texts.passed : texts.goes(momentWithin(at, now));
}
