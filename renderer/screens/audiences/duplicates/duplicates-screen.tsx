import { ArrowLeft, ArrowRight, CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import { isDate, type RepeatedNumber, type RowRule } from '../../../../shared/audience/repeated.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Menu, MenuItem } from '../../../components/overlays/menu.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';
import './duplicates-screen.css';

const texts = audiences.duplicates;

interface DuplicatesScreenProps {
  readonly audienceId: AudienceId;
  readonly onClose: () => void;
}

/** Shows the rows of one number side by side, one number after the other. */
export function DuplicatesScreen({ audienceId, onClose }: DuplicatesScreenProps) {
  const audience = useOperation('audience.list', {}).data?.find(({ id }) => id === audienceId);
  const duplicates = useDuplicates(audienceId);
  if (!audience) return null;
  const { sums, shown, error, isBusy, hasGoneOn, choose } = duplicates;
  return (
    <Dialog
      title={texts.title}
      about={texts.about}
      size="large"
      onClose={onClose}
      footer={<Steps duplicates={duplicates} columns={audience.columns} onClose={onClose} />}
    >
      {error && <ErrorBanner error={error} />}
      {sums?.count === 0 ? (
        <EmptyState icon={Copy} title={texts.none} />
      ) : (
        <DuplicateTable
          columns={audience.columns}
          number={shown}
          isBusy={isBusy}
          hasFocus={hasGoneOn}
          onChoose={(row) => !isBusy && choose(row)}
        />
      )}
    </Dialog>
  );
}

function Steps({
  duplicates,
  columns,
  onClose,
}: {
  readonly columns: readonly string[];
  readonly duplicates: ReturnType<typeof useDuplicates>;
  readonly onClose: () => void;
}) {
  const { sums, shown, at, isBusy, show, keepAll } = duplicates;
  const done = useRef<HTMLButtonElement>(null);
  const { count: many, open, nextOpen } = sums ?? { count: 0, open: 0, nextOpen: null };
  const rules = rulesFor(columns, shown);
  return (
    <>
      <div className="grow line">
        <IconButton
          icon={ArrowLeft}
          label={texts.previous}
          isDisabled={at === 0}
          onPress={() => show(at - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={texts.next}
          isDisabled={at >= many - 1}
          onPress={() => show(at + 1)}
        />
        <output className="quiet number">{many > 0 && placeWords(at, many, open)}</output>
      </div>
      {open > 0 && (
        <>
          <Menu
            label={texts.oneRule}
            placement="top end"
            trigger={<Button isPending={isBusy}>{texts.oneRule}</Button>}
          >
            {rules.map(({ text, rule }) => (
              <MenuItem
                key={text}
                onAction={() => {
                  keepAll(rule);
                  // The menu goes once nothing is left to choose.
                  done.current?.focus();
                }}
              >
                {text}
              </MenuItem>
            ))}
          </Menu>
          <Button onPress={() => nextOpen !== null && show(nextOpen)}>{texts.open}</Button>
        </>
      )}
      <Button ref={done} look="primary" onPress={onClose}>
        {common.done}
      </Button>
    </>
  );
}

/** By dates only where all rows on show have one. */
function rulesFor(columns: readonly string[], shown: RepeatedNumber | null) {
  const rows = shown?.rows ?? [];
  const dated = columns.flatMap((name, column) =>
    rows.length > 0 && rows.every(({ cells }) => isDate(cells[column] ?? '')) ? [{ name, column }] : [],
  );
  return [
    { text: texts.keepFirst, rule: { keep: 'first' } },
    { text: texts.keepLast, rule: { keep: 'last' } },
    ...dated.flatMap(({ name, column }) => [
      { text: texts.keepEarliest(name), rule: { keep: 'earliest', column } } as const,
      { text: texts.keepLatest(name), rule: { keep: 'latest', column } } as const,
    ]),
  ] as const satisfies readonly { text: string; rule: RowRule }[];
}

function placeWords(at: number, many: number, open: number): string {
  return open === 0 ? texts.place(at + 1, many) : texts.placeOpen(at + 1, many, open);
}

/** One number after the other, starting with the first that needs a choice. */
function useDuplicates(audienceId: AudienceId) {
  const { isBusy, act } = useAct();
  const [wanted, setWanted] = useState<number | null>(null);
  const [hasGoneOn, setGoneOn] = useState(false);
  const at = wanted ?? 0;
  const { data, isPrevious, error } = useOperation('audience.repeated', { audienceId, at }, { keep: true });
  useEffect(() => {
    if (data === null) return;
    if (wanted === null) setWanted(data.shown?.isOpen === false ? (data.nextOpen ?? 0) : 0);
    else if (data.count > 0 && wanted >= data.count) setWanted(data.count - 1);
  }, [data, wanted]);
  // Rows of another number must not be chosen while this one's are loading.
  const shown = data?.shown?.at === at ? data.shown : null;
  return {
    /** How many there are, and how many need a choice; null until known. */
    sums: data,
    at,
    /** Null while loading. */
    shown,
    isBusy: isBusy || isPrevious,
    error,
    /** The next one came by itself, so the focus follows. */
    hasGoneOn,
    show: setWanted,
    /** Goes on to the next number that waits for a choice. */
    choose({ n }: AudienceRow) {
      const next = shown?.isOpen === true ? data?.nextOpen : null;
      void act('audience.choose', { audienceId, n }).then((done) => {
        if (done === null || typeof next !== 'number') return;
        setGoneOn(true);
        setWanted(next);
      });
    },
    keepAll: (rule: RowRule) => void act('audience.keepAll', { audienceId, rule }),
  };
}

interface DuplicateTableProps {
  readonly columns: readonly string[];
  readonly number: RepeatedNumber | null;
  readonly isBusy: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (row: AudienceRow) => void;
}

/** One column per row of the file; differing cells are highlighted. */
function DuplicateTable({ columns, number, isBusy, hasFocus, onChoose }: DuplicateTableProps) {
  const first = number?.rows[0];
  if (number === null || !first) return <p className="quiet">{texts.reading}</p>;
  const { msisdn, rows, isOpen, more } = number;
  return (
    <div className="duplicate-scroll" aria-busy={isBusy}>
      <table className="duplicate-table selectable">
        <thead>
          <tr>
            <th scope="col" className="number">
              <PhoneNumber msisdn={msisdn} />
            </th>
            {rows.map((row) => (
              <th key={row.n} scope="col" data-kept={row.status === 'recipient' || undefined}>
                {common.rowOf(row.row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.asWritten}</th>
            {rows.map((row) => (
              <td key={row.n} className="number">
                {row.original}
              </td>
            ))}
          </tr>
          {columns.map((name, at) => {
            const differs = rows.some(({ cells }) => cells[at] !== first.cells[at]);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name; their places never change.
              <tr key={at} data-differs={differs || undefined}>
                <th scope="row">{name}</th>
                {rows.map((row) => (
                  <td key={row.n}>{row.cells[at]}</td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              <span className="only-read-aloud">{texts.choice}</span>
            </th>
            {rows.map((row) => (
              <td key={row.n}>
                <RowChoice
                  row={row}
                  isOpen={isOpen}
                  hasFocus={hasFocus && row === first}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {more > 0 && <p className="quiet">{texts.more(more)}</p>}
    </div>
  );
}

interface RowChoiceProps {
  readonly row: AudienceRow;
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (row: AudienceRow) => void;
}

/** It stays in place when pressed, and so does the focus. */
function RowChoice({ row, isOpen, hasFocus, onChoose }: RowChoiceProps) {
  if (row.status === 'opted-out' || row.status === 'said-no' || row.status === 'recent')
    return <span className="quiet">{recipients.states[row.status]}</span>;
  const isChosen = row.status === 'recipient' && !isOpen;
  return (
    <>
      <Button
        size="small"
        icon={isChosen ? CircleCheck : undefined}
        aria-pressed={isChosen}
        autoFocus={hasFocus}
        onPress={() => !isChosen && onChoose(row)}
      >
        {texts.takeRow(row.row)}
      </Button>
      {row.status === 'recipient' && (
        <p className={isOpen ? 'quiet' : 'duplicate-kept'}>{isOpen ? texts.soFar : texts.getsText}</p>
      )}
      {row.status === 'excluded' && <p className="quiet">{recipients.states.excluded}</p>}
    </>
  );
}
