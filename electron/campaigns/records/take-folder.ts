import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { type CampaignPhase, canStillSend } from '../../../shared/campaign/progress/phase.ts';
import type { EarlierCopy, FolderReading } from '../../../shared/folder/folder.ts';
import type { BegunAttempt } from '../../../shared/folder/folder-age.ts';
import { say } from '../../../shared/texts/say.ts';
import { answerEarlierCopy, lastUsedOf } from '../../copies/earlier-copy.ts';
import {
  openAttemptCounter,
  readFolder,
  setEarlierCopy,
  setMoved,
  tieFolder,
} from '../../copies/folder-row.ts';
import type { HighWaterMark } from '../../copies/high-water-mark.ts';
import { transact } from '../../store/open-database.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { endCancelling, openLifecycle, takeOver } from './lifecycle.ts';
import { doubtCampaigns, missPrepared } from './put-in-doubt.ts';
import { recoverCampaigns } from './recover.ts';

export interface TakenFolder {
  readonly database: DatabaseSync;
  readonly mark: HighWaterMark;
  readonly computer: string;
  readonly at: number;
}

const isElsewhere = `${phaseIn(canStillSend)} AND owner IS NOT ?`;

export function hasForeignCampaign(database: DatabaseSync, computer: string): boolean {
  return database.prepare(`SELECT 1 FROM campaign WHERE ${isElsewhere} LIMIT 1`).get(computer) !== undefined;
}

/**
 * Unless the folder was moved, puts everybody still to be sent to in doubt. A person is asked about everything else
 * without an answer: a backup may lack more than what was sent. The mark is on disk before the folder is tied, so a
 * crash between the two asks again.
 */
export function takeFolder(folder: TakenFolder, reading: FolderReading, by: 'start' | 'person'): void {
  const { database, computer, at } = folder;
  const earlier = earlierCopy(folder);
  const isBackup = readFolder(database).carried === 'backup';
  takeCampaigns(folder);
  if (reading === 'copied') {
    missPrepared(database, at);
    // The copy may have sent to the people who wait, so they are in doubt, and nothing is sent before a person decides.
    endCancelling(database);
  }
  recoverCampaigns(database, computer, at);
  const latest = latestOf(folder);
  transact(database, () => {
    const people = reading === 'copied' ? doubtCampaigns(database, at) : 0;
    if (by === 'person') answerEarlierCopy(database, reading, earlier.lastUsed);
    else if (reading === 'copied' || isBackup) setEarlierCopy(database, { ...earlier, people });
    tieFolder(database, computer, latest);
  });
  folder.mark.accept(latest);
}

/**
 * Another copy of the folder has begun attempts: everybody still to be sent to is in doubt. Running campaigns end by
 * themselves.
 */
export function doubtFolder(folder: TakenFolder): void {
  const { database, computer, at } = folder;
  const earlier = earlierCopy(folder);
  const latest = latestOf(folder);
  transact(database, () => {
    setEarlierCopy(database, { ...earlier, people: doubtCampaigns(database, at) });
    tieFolder(database, computer, latest);
  });
  folder.mark.accept(latest);
}

/**
 * Closes the folder, to be opened elsewhere: from here on no attempt begins. Closing counts as an attempt, so that a
 * copy made before is older on this computer.
 */
export function closeFolder(folder: TakenFolder, writer: string): void {
  const { database, mark, computer, at } = folder;
  const closing = transact(database, () => {
    setMoved(database, at);
    return openAttemptCounter(database, computer, writer).next();
  });
  if (mark.raise(closing, 'move')) return;
  doubtFolder(folder);
  setMoved(database, at);
}

/** The latest attempt of the folder or of a copy; the mark keeps it from now on. */
function latestOf({ database, mark }: TakenFolder): BegunAttempt {
  const { latest } = readFolder(database);
  const seen = mark.seen();
  if (seen !== null && seen.number >= latest.number) return seen;
  mark.keep(latest);
  return latest;
}

function takeCampaigns({ database, computer, at }: TakenFolder): void {
  const lifecycle = openLifecycle(database);
  const foreign = database.prepare('SELECT id, phase FROM campaign WHERE owner <> ?');
  transact(database, () => {
    for (const { id, phase } of foreign.all(computer)) {
      const campaignId = Number(id) as CampaignId;
      takeOver(database, campaignId, computer);
      if (!canStillSend(phase as CampaignPhase)) continue;
      lifecycle.note(campaignId, at, 'taken-over', say.campaigns.takenOver());
    }
  });
}

/** What the folder cannot know, and what this computer recorded of the folder. */
function earlierCopy({ database, mark }: TakenFolder): Omit<EarlierCopy, 'people'> {
  const { latest, earlier } = readFolder(database);
  return {
    lastUsed: lastUsedOf(database),
    begun: mark.since([latest, ...Object.values(earlier)]),
  };
}
