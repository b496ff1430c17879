import { open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { tableRow } from '../../../../shared/campaign/results/page-html.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import { readColumns } from '../../../store/audience-reader.ts';
import { walkAudience } from '../../records/audience-walk.ts';
import { isSentTo, openGuards } from './left-out-at-start.ts';
import type { ScanRequest } from './review-scan.ts';
import { hashTexts } from './review-texts-hash.ts';

/** Writes each text that a start would send as a row of a table; resolves with their hash. */
export async function writeTexts(
  database: DatabaseSync,
  { audienceId, message, lettering, includeRecent, ...guarded }: ScanRequest,
  { path, now }: { readonly path: string; readonly now: number },
): Promise<string> {
  const columns = readColumns(database, audienceId) ?? [];
  const bound = bindMessage(message, columns, lettering);
  const guards = openGuards(database, { ...guarded, now });
  const texts = hashTexts();
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const { people } of walkAudience(database, audienceId, compileMessage(bound, lettering))) {
      const reasons = guards.judge(people);
      const sent = people.filter((_, index) => isSentTo(reasons[index]!, includeRecent));
      for (const person of sent) texts.add(person);
      await file.appendFile(
        sent.map(({ msisdn, final }) => `${tableRow([`+${msisdn}`, final.text])}\n`).join(''),
      );
    }
  } finally {
    await file.close();
  }
  return texts.end();
}
