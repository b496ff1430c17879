import { CircleCheck } from 'lucide-react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import { joinedCells } from '../../../../shared/audience/join.ts';
import type { RepeatedNumber } from '../../../../shared/audience/repeated-numbers.ts';
import { dayOrder } from '../../../../shared/format/written-date.ts';
import { JOIN_WAYS, type JoinWay } from '../../../../shared/sheet/join-way.ts';
import type { JoinRule } from '../../../../shared/sheet/sheet.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { DayOrder } from '../../../components/lists/day-order.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

const texts = audiences.duplicates;

interface DuplicateTableProps {
  readonly columns: readonly string[];
  /** The places of all columns, as they are shown. */
  readonly order: readonly number[];
  readonly number: RepeatedNumber | null;
  readonly isBusy: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (row: AudienceRow) => void;
  readonly join: JoinRule;
  readonly onWay: (column: number, way: JoinWay) => void;
  readonly onDayFirst: (column: number, dayFirst: boolean) => void;
}

/** A column for each row of the file, then one for the joined row; differing cells are highlighted. */
export function DuplicateTable(props: DuplicateTableProps) {
  const { columns, order, number, isBusy, hasFocus, join, onChoose, onWay, onDayFirst } = props;
  const first = number?.rows[0];
  if (number === null || !first) return <p className="quiet">{texts.reading}</p>;
  const { msisdn, rows, isOpen, more } = number;
  const own = rows.map(ownCells);
  const joiner = rows.find(({ joined }) => joined !== undefined);
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
            <th scope="col" data-kept={joiner !== undefined || undefined}>
              {recipients.states.joined}
            </th>
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
            <td />
          </tr>
          {order.map((at) => {
            const name = columns[at]!;
            const differs = own.some((cells) => cells[at] !== own[0]![at]);
            const { date } = dayOrder(differs ? own.map((cells) => cells[at] ?? '') : []);
            return (
              <tr key={at} data-differs={differs || undefined}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {rows.map((row, index) => (
                  <td key={row.n}>{own[index]![at]}</td>
                ))}
                <td>
                  {more === 0 && <p>{joinedValue(own, at, join)}</p>}
                  {(differs || join.ways[at] !== undefined) && (
                    <Select
                      label={texts.way(name)}
                      labelHidden
                      choices={JOIN_WAYS.map((way) => ({ key: way, text: texts.ways[way] }))}
                      value={join.ways[at] ?? 'and'}
                      onChange={(way) => onWay(at, way)}
                    />
                  )}
                  {date !== null && (
                    <DayOrder
                      date={date}
                      dayFirst={join.dayFirst?.[at] ?? null}
                      onChange={(dayFirst) => onDayFirst(at, dayFirst)}
                    />
                  )}
                </td>
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
            <td>{joiner && <p className="duplicate-kept">{texts.getsText}</p>}</td>
          </tr>
        </tbody>
      </table>
      {more > 0 && <p className="quiet">{texts.more(more)}</p>}
    </div>
  );
}

/** The cells in the file, because the row's text may be that of several rows. */
function ownCells({ cells, joined }: AudienceRow): readonly string[] {
  return joined?.own ?? cells;
}

function joinedValue(
  rows: readonly (readonly string[])[],
  at: number,
  { language, ways, dayFirst = [] }: JoinRule,
): string {
  const made = joinedCells(
    rows.map((cells) => [cells[at] ?? '']),
    { language, ways: [ways[at] ?? 'and'], dayFirst: [dayFirst[at] ?? null] },
  );
  return 'fault' in made ? texts.notJoined : made.cells[0]!;
}

interface RowChoiceProps {
  readonly row: AudienceRow;
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
  readonly onChoose: (row: AudienceRow) => void;
}

/** The button stays in place when pressed, and so does the focus. */
function RowChoice({ row, isOpen, hasFocus, onChoose }: RowChoiceProps) {
  if (row.status === 'opted-out' || row.status === 'said-no' || row.status === 'recent')
    return <span className="quiet">{recipients.states[row.status]}</span>;
  const isChosen = row.status === 'recipient' && !isOpen && row.joined === undefined;
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
      {row.status === 'recipient' && row.joined === undefined && (
        <p className={isOpen ? 'quiet' : 'duplicate-kept'}>{isOpen ? texts.soFar : texts.getsText}</p>
      )}
      {row.status === 'excluded' && <p className="quiet">{recipients.states.excluded}</p>}
    </>
  );
}
