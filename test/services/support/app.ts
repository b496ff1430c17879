import assert from 'node:assert/strict';
import { createApp } from '../../../electron/app.ts';
import type { App } from '../../../electron/host.ts';
import { type Host, noDesktop } from '../../../electron/host.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { localWire } from '../../../electron/wire/local-wire.ts';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { Wire } from '../../../shared/contract.ts';
import { directly } from '../../../shared/network/proxy.ts';
import type { AppError, Result, Superseded } from '../../../shared/result.ts';
import { firstCountry } from '../../../shared/settings/first-country.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { giveSender } from '../../support/give-sender.ts';
import { type Present, until } from '../../support/until.ts';
import { atEnd, type Ending } from './at-end.ts';
import { stateFolder } from './state-folder.ts';
import { tempFolder } from './temp-folder.ts';

/** An app on a data folder of a test, with the events it told. */
export interface TestApp {
  readonly app: App;
  readonly wire: Wire;
  readonly dataDir: string;
  readonly events: AppEvent[];
  /** Looks again and again, since not every change is told, until `look` gives something, and gives that. */
  when<Found>(what: string, look: () => Found | Promise<Found>, within?: number): Promise<Present<Found>>;
}

type TestHost = Partial<Host> & { readonly asksHome?: boolean };

/** A host without a desktop. */
export function testHost(dataDir: string, change: Partial<Host> = {}): Host {
  return {
    kind: 'loopback',
    version: '0.0.0-test',
    locale: 'en-US',
    systemTags: ['en-US'],
    dataDir,
    stateDir: stateFolder,
    vault: createSessionVault(),
    desktop: noDesktop,
    systemPaths: async () => directly,
    ...change,
  };
}

/** Starts the whole app in this process; whoever starts it ends it. Its home and sender are as if somebody had said so. */
export async function startTestApp(
  dataDir: string,
  { asksHome = false, ...change }: TestHost = {},
): Promise<TestApp> {
  const host = testHost(dataDir, change);
  if (!asksHome) await giveSender(dataDir);
  const app = value(await createApp(host));
  const wire = localWire(app);
  const { home } = value(await wire.call('settings.read', {}));
  if (home === null && !asksHome)
    value(await wire.call('settings.save', { settings: { home: firstCountry(host.locale) } }));
  const events: AppEvent[] = [];
  app.subscribe((event) => {
    events.push(event);
  });
  return {
    app,
    wire,
    dataDir,
    events,
    when: (what, look, within) =>
      until(look, { what, ...(within && { within }), seen: () => events.slice(-5) }),
  };
}

/** Starts the whole app in this process, by itself on a folder of its own; it ends with its test. */
export async function testApp(test: Ending, change: TestHost = {}): Promise<TestApp> {
  const running = await startTestApp(change.dataDir ?? tempFolder(test), change);
  atEnd(test, () => running.app.close());
  return running;
}

/** The value of a success; a failure fails the test with its words. */
export function value<Value>(result: Result<Value, AppError | Superseded>): Value {
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.error));
  return result.value;
}

/** What kind of failure a result is; `ok` for a success. */
export function kindOf(result: Result<unknown, AppError | Superseded>): string {
  return result.ok ? 'ok' : result.error.kind;
}

/** The words of a failure; none for a success. */
export function wordsOf(result: Result<unknown>): string {
  return result.ok ? '' : spoken(result.error.message);
}
