import type {
  CreditsRow,
  creditMonths,
  Taken,
} from '../../../../shared/campaign/results/credits-by-month.ts';
import { count, credits as creditsWords } from '../../../../shared/format/format-count.ts';
import { monthAndYear } from '../../../../shared/format/format-time.ts';
import { creditsByMonth as words } from '../../../../shared/texts/en/results.ts';

interface CreditsTableProps {
  readonly months: ReturnType<typeof creditMonths>;
  readonly taken: Taken;
}

/** Each month in which something was taken, the newest first, by account and label, with its sum where they are several. */
export function CreditsTable({ months, taken }: CreditsTableProps) {
  const { columns } = words;
  return (
    <table className="credits-table selectable">
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.account}</th>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.texts}</th>
          <th scope="col">{columns.parts}</th>
          <th scope="col">{columns.credits}</th>
        </tr>
      </thead>
      {months
        .filter(({ rows }) => rows.length > 0)
        .toReversed()
        .map(({ month, rows, taken: ofMonth }) => (
          <tbody key={month}>
            {rows.map((row, index) => (
              <tr key={`${row.accountId} ${row.label}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length > 1 ? rows.length + 1 : 1}>
                    {monthAndYear(month)}
                  </th>
                )}
                <Place row={row} />
                <Figures taken={row} />
              </tr>
            ))}
            {rows.length > 1 && (
              <tr className="credits-sum">
                <td colSpan={2}>{words.together}</td>
                <Figures taken={ofMonth} />
              </tr>
            )}
          </tbody>
        ))}
      <tfoot>
        <tr className="credits-sum">
          <th scope="row" colSpan={3}>
            {words.allTogether}
          </th>
          <Figures taken={taken} />
        </tr>
      </tfoot>
    </table>
  );
}

function Place({ row: { accountName, label } }: { readonly row: CreditsRow }) {
  return (
    <>
      <td>
        <bdi>{accountName}</bdi>
      </td>
      <td>{label === '' ? <span className="quiet">{words.noLabel}</span> : <bdi>{label}</bdi>}</td>
    </>
  );
}

/** Credits that the service told of none of the texts are no zero. */
function Figures({ taken: { texts, parts, credits, unpriced } }: { readonly taken: Taken }) {
  return (
    <>
      <td className="number">{count(texts)}</td>
      <td className="number">{count(parts)}</td>
      <td className="number">{texts > 0 && texts === unpriced ? '–' : creditsWords(credits)}</td>
    </>
  );
}
