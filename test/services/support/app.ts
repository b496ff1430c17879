import assert from 'node:assert/strict';
import { type App, createApp } from '../../../electron/app.ts';
import type { Host } from '../../../electron/host.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { localWire } from '../../../electron/wire/local-wire.ts';
import type { AppEvent, Wire } from '../../../shared/contract.ts';
import type { AppError, Result, Superseded } from '../../../shared/result.ts';

/** An app on a data folder of a test, with the events it told. */
export interface TestApp {
  readonly app: App;
  readonly wire: Wire;
  readonly events: AppEvent[];
}

/** A host without a desktop. */
export function testHost(dataDir: string, change: Partial<Host> = {}): Host {
  return {
    kind: 'loopback',
    version: '0.0.0-test',
    locale: 'en-US',
    dataDir,
    vault: createSessionVault(),
    desktop: { stayAwake: () => {}, notify: () => {}, progress: () => {}, onPower: () => () => {} },
    ...change,
  };
}

/** Starts the whole app in this process; the test ends it. */
export async function startTestApp(dataDir: string, change: Partial<Host> = {}): Promise<TestApp> {
  const app = value(await createApp(testHost(dataDir, change)));
  const events: AppEvent[] = [];
  app.subscribe((event) => events.push(event));
  return { app, wire: localWire(app), events };
}

/** The value of a success; a failure fails the test with its words. */
export function value<Value>(result: Result<Value, AppError | Superseded>): Value {
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.error));
  return result.value;
}
