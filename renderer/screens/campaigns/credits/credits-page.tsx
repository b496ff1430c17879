import { ChartColumn, Download } from 'lucide-react';
import { useState } from 'react';
import type { AccountId } from '../../../../shared/brand.ts';
import {
  type CreditsFilter,
  type CreditsRow,
  chosenCredits,
  creditMonths,
  creditPeriods,
  creditWords,
  monthsOfPeriod,
  type Taken,
  takenTogether,
} from '../../../../shared/campaign/results/credits-by-month.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { monthAndYear, shortMonth } from '../../../../shared/format/format-time.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { creditsByMonth as words } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { Page } from '../../../components/page/page.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useExport } from '../../../state/use-export.ts';
import { useOperation } from '../../../state/use-operation.ts';
import './credits-page.css';

export function CreditsPage() {
  const { data: rows, error } = useOperation('history.credits', {});
  const { saving, save } = useExport();
  const [period, setPeriod] = useState('recent');
  const [accountId, setAccountId] = useState<AccountId | null>(null);
  const [label, setLabel] = useState<string | null>(null);
  const choice: CreditsFilter = { ...monthsOfPeriod(period, Date.now()), accountId, label };
  const chosen = rows === null ? [] : chosenCredits(rows, choice);
  const taken = takenTogether(chosen);

  return (
    <Page
      title={commandName('credits.open')}
      about={words.about}
      actions={
        chosen.length > 0 &&
        (['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            icon={Download}
            isPending={saving}
            onPress={() => void save({ what: 'credits', choice, format })}
          >
            {format === 'csv' ? words.exportCsv : words.exportXlsx}
          </Button>
        ))
      }
    >
      {error && <ErrorBanner error={error} />}
      {rows && (
        <div className="credits-choice">
          <Select
            label={words.period}
            value={period}
            choices={creditPeriods(rows).map((key) => ({ key, text: key === 'recent' ? words.recent : key }))}
            onChange={setPeriod}
          />
          <Select
            label={common.account}
            value={keyOf(accountId)}
            choices={[{ key: allKey, text: words.allAccounts }, ...accountsOf(rows)]}
            onChange={(key) => setAccountId(key === allKey ? null : (key.slice(1) as AccountId))}
          />
          <Select
            label={common.label}
            value={keyOf(label)}
            choices={[{ key: allKey, text: words.allLabels }, ...labelsOf(rows)]}
            onChange={(key) => setLabel(key === allKey ? null : key.slice(1))}
          />
        </div>
      )}
      {rows && chosen.length === 0 && (
        <EmptyState icon={ChartColumn} title={words.none}>
          {words.noneAbout}
        </EmptyState>
      )}
      {rows && chosen.length > 0 && (
        <>
          <CreditsChart months={creditMonths(rows, choice)} />
          {taken.unpriced > 0 && <p className="quiet">{words.unpriced(taken.unpriced)}</p>}
          {taken.treated > 0 && <p className="quiet">{words.treated(taken.treated)}</p>}
          <CreditsTable months={creditMonths(rows, choice)} taken={taken} />
        </>
      )}
    </Page>
  );
}

/** Keys of choices have a sign in front, because a label may be empty. */
const allKey = 'all';

const keyOf = (chosen: string | null): string => (chosen === null ? allKey : `=${chosen}`);

/** Each account with its latest name. */
function accountsOf(rows: readonly CreditsRow[]) {
  const names = new Map<AccountId, string>();
  for (const row of rows.toSorted((one, two) => one.month.localeCompare(two.month)))
    names.set(row.accountId, row.accountName);
  return [...names].map(([id, text]) => ({ key: keyOf(id), text }));
}

function labelsOf(rows: readonly CreditsRow[]) {
  const labels = [...new Set(rows.map(({ label }) => label))].sort((one, two) => one.localeCompare(two));
  return labels.map((label) => ({ key: keyOf(label), text: label || words.noLabel }));
}

interface CreditsChartProps {
  readonly months: readonly {
    readonly month: string;
    readonly taken: Pick<Taken, 'credits' | 'balanceCredits'>;
  }[];
}

const allOf = ({ credits, balanceCredits }: Pick<Taken, 'credits' | 'balanceCredits'>): number =>
  credits + balanceCredits;

/** The table below has the same data for people who cannot see the chart. */
function CreditsChart({ months }: CreditsChartProps) {
  const most = Math.max(1, ...months.map(({ taken }) => allOf(taken)));
  return (
    <div className="credits-chart" aria-hidden="true">
      {months.map(({ month, taken }) => {
        const credits = allOf(taken);
        return (
          <div key={month} className="credits-of-month">
            <div className="credits-column">
              {credits > 0 && (
                <>
                  <span>{count(credits)}</span>
                  <div
                    className="credits-bar"
                    style={{ height: `calc((100% - var(--chart-value)) * ${credits / most})` }}
                  />
                </>
              )}
            </div>
            <span>{shortMonth(month)}</span>
          </div>
        );
      })}
    </div>
  );
}

const columns = ['month', 'account', 'label', 'texts', 'parts', 'credits'] as const;

/** The newest month first, by account and label, with a sum if there are several. */
function CreditsTable(props: { readonly months: ReturnType<typeof creditMonths>; readonly taken: Taken }) {
  return (
    <table className="credits-table selectable">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {{ ...common, ...words.columns }[column]}
            </th>
          ))}
        </tr>
      </thead>
      {props.months
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
                <td>
                  <bdi>{row.accountName}</bdi>
                </td>
                <td>
                  {row.label === '' ? <span className="quiet">{words.noLabel}</span> : <bdi>{row.label}</bdi>}
                </td>
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
          <Figures taken={props.taken} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Credits that the service did not report are unknown, not zero. */
function Figures({ taken: { texts, parts, credits, unpriced, balanceCredits } }: { readonly taken: Taken }) {
  const taken = creditWords(texts > 0 && texts === unpriced ? null : credits, balanceCredits || null);
  return (
    <>
      <td className="number">{count(texts)}</td>
      <td className="number">{count(parts)}</td>
      <td className="number">
        {taken?.sum ?? '–'}
        {taken?.madeOf && <div className="quiet">{taken.madeOf}</div>}
      </td>
    </>
  );
}
