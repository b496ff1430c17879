import { CircleCheck } from 'lucide-react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import type { RepeatedNumber } from '../../../../shared/audience/repeated.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

const texts = audiences.duplicates;

interface DuplicateTableProps {
  readonly columns: readonly string[];
  /** Null while it is being read. */
  readonly number: RepeatedNumber | null;
  readonly isBusy: boolean;
  readonly onChoose: (row: AudienceRow) => void;
}

/** One column per row of the file; cells that differ between them stand out. */
export function DuplicateTable({ columns, number, isBusy, onChoose }: DuplicateTableProps) {
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
                <RowChoice row={row} isOpen={isOpen} onChoose={onChoose} />
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
  readonly onChoose: (row: AudienceRow) => void;
}

/** The button of a row, which stays where it is once it was pressed, so that the focus does too. */
function RowChoice({ row, isOpen, onChoose }: RowChoiceProps) {
  if (row.status === 'opted-out') return <span className="quiet">{recipients.states['opted-out']}</span>;
  if (row.status === 'recent') return <span className="quiet">{recipients.states.recent}</span>;
  const isChosen = row.status === 'recipient' && !isOpen;
  return (
    <>
      <Button
        size="small"
        icon={isChosen ? CircleCheck : undefined}
        aria-pressed={isChosen}
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
