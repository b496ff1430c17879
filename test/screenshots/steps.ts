import { expect as expectSoon, type Page } from '@playwright/test';
import { type CommandId, commandName } from '../../shared/commands/commands.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import type { LoopbackProcess } from '../e2e/support/loopback.ts';
import { loopbackClient } from '../support/loopback-client.ts';

/** The host whose window is taken. */
export interface Host extends Pick<LoopbackProcess, 'address' | 'secret'> {
  readonly dataDir: string;
}

/** Waits as long as a busy machine takes. */
export const expect = expectSoon.configure({ timeout: 40_000 });

/** Runs a command as the palette does, and waits for the dialog or the place that it opens. */
export async function run(page: Page, command: CommandId): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('combobox').fill(commandName(command));
  await page
    .getByRole('option', { name: commandName(command) })
    .first()
    .click();
  // The palette leaves before what was chosen begins, and is a dialog too.
  await expect(page.getByRole('dialog', { name: commandName('commands.find') })).toBeHidden();
  await expect(page.locator('.dialog, main.page').filter({ visible: true })).toBeVisible();
}

/** Closes what stands over the window, or leaves the place in view. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('.dialog, main.page').filter({ visible: true })).toBeHidden();
}

/** What the host answers to a call that succeeds. */
export async function call<K extends Operation>(
  host: Host,
  operation: K,
  input: Operations[K]['in'],
): Promise<Operations[K]['out']> {
  const answer = await loopbackClient(host.address, host.secret).call(operation, input);
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.error)}`);
  return answer.value;
}
