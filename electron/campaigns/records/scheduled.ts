import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { goesOnAt, stoodStill } from '../../../shared/campaign/progress/waiting.ts';
import { phaseIn } from '../../store/phase-sql.ts';
import { timedColumns, timedOf } from './timed.ts';

export interface Scheduled {
  readonly id: CampaignId;
  /** In ms since the epoch. */
  readonly at: number;
  /** Why the campaign waits to go on; null if it has not begun. */
  readonly waitsFor: PauseReason['kind'] | null;
}

/** The campaigns that begin or go on by themselves: those of one computer, or of all. */
export function openScheduled(
  database: DatabaseSync,
  owner: string | null = null,
): () => readonly Scheduled[] {
  const still = database.prepare(
    `SELECT id, ${timedColumns()} FROM campaign WHERE ${phaseIn(stoodStill)} AND frozen IS NOT NULL AND owner = coalesce(?, owner)`,
  );
  return () =>
    still.all(owner).flatMap((row) => {
      const timed = timedOf(row);
      const at = goesOnAt(timed);
      return at === null
        ? []
        : [{ id: Number(row.id) as CampaignId, at, waitsFor: timed.pause?.kind ?? null }];
    });
}
