import type { Audience } from '../../../../shared/audience/audience.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { useOperation } from '../../../state/use-operation.ts';

interface JoinedRowsProps {
  readonly audience: Audience;
  readonly n: number;
}

/** The rows of the file that one text is made of, with the cells that differ. */
export function JoinedRows({ audience: { id: audienceId, columns }, n }: JoinedRowsProps) {
  const { data } = useOperation('audience.sameNumber', { audienceId, n });
  if (data === null) return null;
  const rows = data.rows.filter(({ status, joined }) => status === 'joined' || joined !== undefined);
  const own = rows.map(({ cells, joined }) => joined?.own ?? cells);
  const differing = columns.flatMap((name, at) =>
    own.some((cells) => cells[at] !== own[0]![at]) ? [{ name, at }] : [],
  );
  return (
    <div className="joined-rows">
      {rows.map(({ n, row }, index) => (
        <dl key={n} className="joined-row">
          <dt className="number">{common.rowOf(row)}</dt>
          {differing.map(({ name, at }) => (
            <dd key={at}>
              <bdi className="faint">{name}</bdi>{' '}
              <span dir="auto">{own[index]![at] || recipients.emptyCell}</span>
            </dd>
          ))}
        </dl>
      ))}
      {data.more > 0 && <p className="quiet">{audiences.duplicates.more(data.more)}</p>}
    </div>
  );
}
