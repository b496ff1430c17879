import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components';
import type { Account, Balance } from '../../shared/account/account.ts';
import { credits } from '../../shared/format/format-count.ts';
import { moment } from '../../shared/format/format-time.ts';
import type { AppError, Result } from '../../shared/result.ts';
import { Hint } from '../components/hint.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { useFrom } from '../state/context.tsx';
import { useMode } from '../state/mode.ts';
import './balance-chip.css';

/** The credit left on the account in view, read again on request; a failure stays in its place. */
export function BalanceChip() {
  const { account } = useMode();
  const balances = useFrom('accounts', (state) => state.balances);
  const reading = useFrom('accounts', (state) => state.reading);
  const read = useFrom('accounts', (state) => state.readBalance);
  const id = account?.id;
  const token = account?.token;
  useEffect(() => {
    if (id !== undefined && token !== 'none') void read(id);
  }, [id, token, read]);
  if (!account) return null;
  return (
    <div className="balance">
      <span className="balance-words" aria-live="polite">
        {token === 'none' ? <NoToken /> : <BalanceWords balance={balances[account.id]} account={account} />}
      </span>
      <IconButton
        isDisabled={token === 'none'}
        icon={RefreshCw}
        size="small"
        label="Refresh balance"
        spin={reading.has(account.id)}
        onPress={() => void read(account.id)}
      />
    </div>
  );
}

interface BalanceWordsProps {
  readonly balance: Result<Balance> | undefined;
  readonly account: Account;
}

function BalanceWords({ balance, account }: BalanceWordsProps) {
  if (!balance) return <span className="faint">Balance …</span>;
  if (!balance.ok) return <BalanceTrouble error={balance.error} />;
  const { credit, low, readAt } = balance.value;
  // The practice gateway counts in a currency for tests, which tells a person nothing.
  const unit = account.kind === 'practice' ? '' : (balance.value.currency ?? account.currency);
  return (
    <TooltipTrigger delay={500}>
      <AriaButton className={`balance-amount${low ? ' balance-low' : ''}`}>
        {low && <TriangleAlert size={13} aria-hidden />}
        <span className="faint">Balance</span> <span className="number">{credits(credit)}</span>
        {unit && <span className="faint"> {unit}</span>}
        {low && <span> · low</span>}
      </AriaButton>
      <Hint>
        Read {moment(readAt, Date.now())}. Account id {balance.value.id}.
      </Hint>
    </TooltipTrigger>
  );
}

/** Without a token there is no balance to read, and no way to send. */
function NoToken() {
  const open = useFrom('app', (state) => state.open);
  return (
    <AriaButton
      className="balance-amount balance-trouble"
      aria-label="No token: open the accounts"
      onPress={() => open({ kind: 'accounts' })}
    >
      <TriangleAlert size={13} aria-hidden />
      No token
    </AriaButton>
  );
}

function BalanceTrouble({ error }: { readonly error: AppError }) {
  return (
    <TooltipTrigger delay={200}>
      <AriaButton className="balance-amount balance-trouble">
        <TriangleAlert size={13} aria-hidden />
        Balance not read
        <span className="only-read-aloud">: {error.message}</span>
      </AriaButton>
      <Hint>
        {error.message} {error.fix}
      </Hint>
    </TooltipTrigger>
  );
}
