import { dirname } from 'node:path';
import type { Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { openThread } from './open-thread.ts';
import { threadFile } from './thread-files.ts';
import type { UpgradeContract } from './upgrade-contract.ts';

/** Brings a database to the newest version in a thread of its own; fails in words as opening it would. */
export async function upgradeInThread(databasePath: string): Promise<Result<null>> {
  const thread = openThread<UpgradeContract>({
    file: threadFile('upgrade'),
    data: null,
    events: {},
    questions: {},
    broken: {
      kind: 'internal',
      message: say.app.notStarted('Upgrade'),
      fix: say.app.notStartedFix(dirname(databasePath)),
    },
    broke() {},
  });
  try {
    return await thread.ask('upgrade', { databasePath });
  } finally {
    await thread.close();
  }
}
