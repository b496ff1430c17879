import { CircleCheck } from 'lucide-react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import { Button } from '../../../components/button.tsx';

interface DuplicateTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly AudienceRow[];
  readonly onChoose: (row: AudienceRow) => void;
}

/** One column per row of the file; cells that differ between them stand out. */
export function DuplicateTable({ columns, rows, onChoose }: DuplicateTableProps) {
  const [first] = rows;
  if (!first) return <p className="quiet">Reading the rows…</p>;
  return (
    <div className="duplicate-scroll">
      <table className="duplicate-table selectable">
        <thead>
          <tr>
            <th scope="col" className="number">
              {first.msisdn}
            </th>
            {rows.map((row) => (
              <th key={row.n} scope="col" data-kept={row.status === 'recipient' || undefined}>
                Row {row.row}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">As written</th>
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
              <span className="only-read-aloud">Choice</span>
            </th>
            {rows.map((row) => (
              <td key={row.n}>
                {row.status === 'recipient' ? (
                  <span className="duplicate-kept line">
                    <CircleCheck size={15} aria-hidden /> Gets the text
                  </span>
                ) : (
                  <Button size="small" onPress={() => onChoose(row)} aria-label={`Use row ${row.row}`}>
                    Use this row
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
