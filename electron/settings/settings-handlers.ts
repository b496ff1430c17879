import { ok } from '../../shared/result.ts';
import type { AppInfo } from '../../shared/settings/settings.ts';
import type { BalanceReader } from '../accounts/balance-reader.ts';
import type { Context } from '../context.ts';
import type { HandlersOf } from '../wire/dispatch.ts';

/** Answers everything about the app itself, its settings, accounts and their balances. */
export function createSettingsHandlers(
  context: Context,
  country: string,
  readBalance: BalanceReader,
): { handlers: HandlersOf<'app' | 'settings' | 'account' | 'token' | 'balance'> } {
  const { host, settings, accounts } = context;
  const info: AppInfo = {
    host: host.kind,
    version: host.version,
    platform: process.platform,
    locale: host.locale,
    country,
    vault: host.vault.kept,
  };
  return {
    handlers: {
      'app.info': () => ok(info),
      'settings.read': () => ok(settings.settings()),
      'settings.save': (input) => ok(settings.saveSettings(input.settings)),
      'account.list': async () => ok(await accounts.list()),
      'account.save': (input) => accounts.save(input.account),
      'account.remove': (input) => accounts.remove(input.accountId),
      'token.save': (input) => accounts.saveToken(input.accountId, input.token),
      'token.forget': (input) => accounts.forgetToken(input.accountId),
      'balance.read': (input) => readBalance(input.accountId),
    },
  };
}
