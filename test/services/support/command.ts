import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performCommand } from '../../../electron/command-line/perform-command.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Report } from '../../../shared/command-line/report.ts';
import type { DraftPatch } from '../../../shared/draft/draft.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { type TestApp, value } from './app.ts';
import { fictionalNumber } from './people.ts';
import { audienceOf } from './sheet.ts';

export type Answer = Report & { readonly exit: number };

/** A list of so many people called `Guest 0` and on. */
export function listOf(people: number): string {
  const rows = Array.from({ length: people }, (_, at) => `+${fictionalNumber(at)},Guest ${at}`);
  return ['Mobile,Name', ...rows, ''].join('\n');
}

/** What a person does once in the window: imports a list, and writes a draft to it that has a name. */
export async function writeDraft(
  app: TestApp,
  patch: DraftPatch = {},
  { list = listOf(3), mapping = {} }: { readonly list?: string; readonly mapping?: Partial<Mapping> } = {},
): Promise<CampaignId> {
  const audience = await audienceOf(app, list, { duplicates: 'first', ...mapping });
  const { id, options } = value(await app.wire.call('draft.create', {}));
  const plain = { ...options, canary: 0, chunkSize: 10 };
  const written = {
    name: 'Reminder',
    message: 'Hi {Name}',
    audienceId: audience.id,
    options: plain,
    ...patch,
  };
  value(await app.wire.call('draft.save', { campaignId: id, patch: written }));
  return id;
}

/** Commands in an app that is open, with `--json`. */
export function commandsIn({ app, dataDir }: Pick<TestApp, 'app' | 'dataDir'>) {
  const typed = async (...args: string[]): Promise<Answer> => {
    const { text, exit } = await performCommand({ args: [...args, '--json'], folder: dataDir }, app);
    const answer = JSON.parse(text) as Answer;
    assert.equal(answer.exit, exit);
    return answer;
  };
  return {
    typed,
    prepare(list: string, campaign = 'Reminder') {
      writeFileSync(join(dataDir, 'list.csv'), list);
      return typed('prepare', 'list.csv', '--campaign', campaign);
    },
    send: (code: string | null | undefined, ...more: string[]) =>
      typed('send', '--review', String(code), ...more),
  };
}
