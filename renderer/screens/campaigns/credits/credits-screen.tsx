import { ChartColumn, Download } from 'lucide-react';
import { useState } from 'react';
import type { AccountId } from '../../../../shared/brand.ts';
import {
  type CreditsChoice,
  type CreditsRow,
  chosenCredits,
  creditMonths,
  creditPeriods,
  monthsOfPeriod,
  takenTogether,
} from '../../../../shared/campaign/results/credits-by-month.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { creditsByMonth as words } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useOperation } from '../../../state/query.ts';
import { useExport } from '../../../state/use-export.ts';
import { CreditsChart } from './credits-chart.tsx';
import { CreditsTable } from './credits-table.tsx';
import './credits-screen.css';

/** What live campaigns took month by month, of each account and label or of one, and the same as a file. */
export function CreditsScreen() {
  const close = useFrom('app', (state) => state.close);
  const { data: rows, error } = useOperation('history.credits', {});
  const { saving, save } = useExport();
  const [period, setPeriod] = useState('recent');
  const [accountId, setAccountId] = useState<AccountId | null>(null);
  const [label, setLabel] = useState<string | null>(null);
  const choice: CreditsChoice = { ...monthsOfPeriod(period, Date.now()), accountId, label };
  const chosen = rows === null ? [] : chosenCredits(rows, choice);
  const taken = takenTogether(chosen);

  return (
    <Dialog
      title={commandName('credits.open')}
      about={words.about}
      size="large"
      onClose={close}
      footer={
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
          <CreditsTable months={creditMonths(rows, choice)} taken={taken} />
        </>
      )}
    </Dialog>
  );
}

/** Stands for all of them; what is chosen has a sign in front, since a label may be empty. */
const allKey = 'all';

const keyOf = (chosen: string | null): string => (chosen === null ? allKey : `=${chosen}`);

/** Every account by the name that it had last. */
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
