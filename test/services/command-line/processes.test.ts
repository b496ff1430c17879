import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openConnection } from '../../../electron/store/open-database.ts';
import type { DraftPatch } from '../../../shared/draft/draft.ts';
import { startBuiltLoopback } from '../../e2e/support/loopback.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { startTestApp, value } from '../support/app.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { type Answer, listOf, writeDraft } from '../support/command.ts';
import { relayed } from '../support/relay.ts';
import { stateFolder } from '../support/state-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const program = fileURLToPath(new URL('../../../electron/tools/tagline.ts', import.meta.url));

/** A data folder in which a person once wrote a draft, and commands in processes of their own. */
async function folderWith(t: Ending, patch: DraftPatch = {}) {
  const dataDir = tempFolder(t);
  const app = await startTestApp(dataDir);
  value(await app.wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
  await writeDraft(app, patch);
  await app.app.close();
  writeFileSync(join(dataDir, 'list.csv'), listOf(12));

  function begin(...args: string[]) {
    const child = spawn(process.execPath, [program, ...args, '--json', '--data-dir', dataDir], {
      cwd: dataDir,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TAGLINE_STATE_DIR: stateFolder, LC_ALL: 'en_US.UTF-8' },
    });
    atEnd(t, () => void child.kill('SIGKILL'));
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    const answer = once(child, 'close').then(([exit]): Answer => {
      const told = JSON.parse(text) as Answer;
      assert.equal(told.exit, exit);
      return told;
    });
    // A command that is killed answers nothing.
    answer.catch(() => undefined);
    return { child, answer };
  }

  const run = (...args: string[]) => begin(...args).answer;
  return {
    dataDir,
    begin,
    run,
    prepare: () => run('prepare', 'list.csv', '--campaign', 'Reminder'),
    /** What the practice phones got, once nobody has the folder open. */
    async received() {
      const { wire, app } = await startTestApp(dataDir);
      const { phones, texts } = value(await wire.call('practice.status', {}));
      await app.close();
      return { phones, texts };
    },
  };
}

// Fault (app): a command is ended or killed while it sends -> as observed -> run again it says so, and sends the rest only
// with --continue, and where nobody is in doubt
test('a command opens the data folder itself; ended, killed and run again it sends nobody twice', async (t) => {
  const one = {
    canary: 0,
    chunkSize: 1,
    perMinute: null,
    connections: 1,
    splitUnicode: false,
    startAt: null,
  };
  const { dataDir, begin, run, prepare, received } = await folderWith(t, { options: one });
  writeFileSync(join(dataDir, 'list.csv'), listOf(400));
  const { code, exit, message } = await prepare();
  assert.equal(exit, 0, message);
  const send = ['send', '--review', String(code)];
  const starts = () => readFileSync(join(dataDir, 'tagline.log'), 'utf8').split('"started"').length;

  /** Begins a command and does something once it has had so many people accepted. */
  async function during(
    people: number,
    args: readonly string[],
    act: (child: ChildProcess) => Promise<unknown>,
  ) {
    const before = starts();
    const { child, answer } = begin(...args);
    // Earlier, this connection would keep the command out.
    await until(() => starts() > before, { what: 'the start of the command' });
    const database = openConnection(join(dataDir, 'tagline.db'), { readOnly: true });
    const accepted = database.prepare(
      "SELECT coalesce(sum(people), 0) AS people FROM tally WHERE state = 'accepted'",
    );
    await until(() => Number(accepted.get()?.people) > people, { what: `${people} texts` });
    await act(child).finally(() => database.close());
    return answer;
  }

  if (process.platform !== 'win32') {
    const ended = await during(20, send, async (child) => {
      const other = await run(...send);
      assert.equal(other.exit, 8, other.message);
      assert.match(other.message, /data folder is in use/);
      child.kill('SIGTERM');
    });
    assert.equal(ended.exit, 7, ended.message);
  }
  await assert.rejects(
    during(60, process.platform === 'win32' ? send : [...send, '--continue'], async (child) => {
      child.kill('SIGKILL');
      await once(child, 'close');
    }),
  );
  const stopped = await run(...send);
  assert.equal(stopped.exit, 7, stopped.message);
  const early = stopped.counts?.accepted ?? 0;
  assert.ok(early > 60 && early < 400, `${early}`);
  const rest = await run(...send, '--continue');
  // The request that was under way when it was killed is in doubt: then a person has to decide.
  const inDoubt = stopped.counts?.unknown === 1;
  assert.deepEqual([rest.exit, rest.counts?.accepted], inDoubt ? [7, early] : [0, 400], rest.message);
  const { phones, texts } = await received();
  assert.equal(phones, texts);
  assert.ok(inDoubt ? texts - early <= 1 : texts === 400, `${texts}`);
});

test('an app that is open does the work, with its own token, one command at a time', async (t) => {
  const { dataDir, begin, run, prepare } = await folderWith(t);
  const answer = Promise.withResolvers<void>();
  const gateway = await relayed(t, {
    wait: ({ method }, number) => method === 'POST' && number === 1 && answer.promise,
  });
  const host = await startBuiltLoopback(dataDir);
  atEnd(t, host.kill);
  if (process.platform !== 'win32') assert.equal(statSync(join(dataDir, 'command')).mode & 0o777, 0o700);
  const { call } = loopbackClient(host.address, host.secret);
  const { id: accountId } = value(await call('account.save', { account: accountAt(gateway.url) }));
  value(await call('token.save', { accountId, token: 'live-token' }));
  const [draft] = value(await call('campaign.list', { before: null })).rows;
  value(await call('draft.save', { campaignId: draft!.id, patch: { accountId } }));

  const { code, review, message } = await prepare();
  assert.equal(review?.kind, 'live', message);
  const first = begin('send', '--review', String(code));
  await until(async () => value(await call('campaign.get', { campaignId: 2 as never })).inFlight.length > 0, {
    what: 'a request under way',
  });
  const second = await run('send', '--review', String(code));
  assert.deepEqual([second.exit, second.counts], [8, undefined]);
  assert.match(second.message, /Another command is running/);
  answer.resolve();
  // Through an account that has sent nothing yet the first few go.
  assert.deepEqual((await first.answer).counts, { accepted: 5, waiting: 7 });
  const rest = await run('send', '--review', String(code), '--continue');
  assert.deepEqual([rest.exit, rest.counts], [0, { accepted: 12 }], rest.message);
  assert.equal(gateway.practice.ledger.texts, 12);

  // What is no command is not answered, and does no harm.
  if (process.platform !== 'win32') {
    const socket = connect(join(dataDir, 'command', 'app.sock'), () => socket.write('{"args":7}\n'));
    socket.resume();
    await once(socket, 'close');
  }
  await host.stop();
  assert.equal(existsSync(join(dataDir, 'command', 'app.sock')), false);
  // By itself this process has no token of the account, and says so.
  const alone = await prepare();
  assert.equal(alone.exit, 4);
  assert.match(alone.review!.blockers.map((one) => one.message).join(), /key/i);
});
