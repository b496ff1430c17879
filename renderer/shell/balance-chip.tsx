import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components';
import { type Account, type Balance, hasToken } from '../../shared/account/account.ts';
import { credits } from '../../shared/format/format-count.ts';
import { momentWithin } from '../../shared/format/format-time.ts';
import { spoken } from '../../shared/language/spoken.ts';
import type { AppError } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Hint } from '../components/buttons/hint.tsx';
import { IconButton } from '../components/buttons/icon-button.tsx';
import { useFrom } from '../state/context.tsx';
import { type QueryView, useOperation } from '../state/use-operation.ts';
import { usePracticeOrLive } from '../state/use-practice-or-live.ts';
import './balance-chip.css';

/** A failure to read stays visible in the balance's place. */
export function BalanceChip() {
  const mode = usePracticeOrLive();
  const { account } = mode;
  const isLive = mode.kind === 'live';
  const canRead = account !== null && (!isLive || hasToken(account));
  const asked = canRead ? { accountId: account.id } : null;
  const balance = useOperation('balance.read', asked, { retry: false });
  if (!account) return null;
  return (
    <div className="balance" data-kind={mode.kind}>
      <span aria-live="polite">
        {canRead ? <BalanceWords balance={balance} account={account} /> : <NoToken />}
      </span>
      {isLive && (
        <IconButton
          isDisabled={!canRead}
          icon={RefreshCw}
          size="small"
          label={shell.refreshBalance}
          spin={balance.isFetching}
          onPress={balance.refetch}
        />
      )}
    </div>
  );
}

interface BalanceWordsProps {
  readonly balance: QueryView<Balance>;
  readonly account: Account;
}

function BalanceWords({ balance, account }: BalanceWordsProps) {
  const { data, error } = balance;
  if (error?.kind === 'wrong-address' && account.noBalance)
    return <span className="faint">{shell.noBalance}</span>;
  if (error) return <BalanceTrouble error={error} />;
  if (!data) return <span className="faint">{shell.balanceComing}</span>;
  const { credit, low, readAt } = data;
  const unit = data.currency ?? account.currency;
  return (
    <TooltipTrigger delay={500}>
      <AriaButton className={`balance-amount${low ? ' balance-low' : ''}`}>
        {low && <TriangleAlert size={13} aria-hidden />}
        {/* Demo credit is play money, which a person might take for their own. */}
        <span className="faint">{account.kind === 'live' ? shell.balance : shell.practiceCredit}</span>{' '}
        <span className="number">{credits(credit)}</span>
        {unit && <span className="faint"> {unit}</span>}
        {low && <span>{shell.low}</span>}
      </AriaButton>
      <Hint>{shell.balanceRead(momentWithin(readAt, Date.now()), String(data.id))}</Hint>
    </TooltipTrigger>
  );
}

/** Without a token there is no balance to read, and no way to send. */
function NoToken() {
  const open = useFrom('app', (state) => state.open);
  return (
    <AriaButton
      className="balance-amount balance-trouble"
      aria-label={shell.noTokenOpen}
      onPress={() => open({ kind: 'account', field: 'token' })}
    >
      <TriangleAlert size={13} aria-hidden />
      {shell.noToken}
    </AriaButton>
  );
}

function BalanceTrouble({ error }: { readonly error: AppError }) {
  return (
    <TooltipTrigger delay={200}>
      <AriaButton className="balance-amount balance-trouble">
        <TriangleAlert size={13} aria-hidden />
        {shell.balanceUnread}
        <span className="only-read-aloud">: {spoken(error.message)}</span>
      </AriaButton>
      <Hint>
        {spoken(error.message)} {spoken(error.fix)}
      </Hint>
    </TooltipTrigger>
  );
}
