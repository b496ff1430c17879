import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '../../shared/brand.ts';
import type { AccountHold, EarlierCopy, FolderHold, Unread, WholeHold } from '../../shared/folder/folder.ts';

/** The hold on a live account, which sends to real phones; null for everything else. */
export interface HoldOf {
  (live: null): WholeHold | null;
  (live: AccountId | null): FolderHold | null;
}

/** Reads why nothing may be sent from the folder on this computer; null while sending is allowed. */
export function openFolderHold(database: DatabaseSync, computer: string): HoldOf {
  const row = database.prepare('SELECT computer, moved_at, earlier_copy, unread FROM folder');
  const asks = database.prepare(
    `SELECT kind FROM opened_with WHERE kind = 'team-file' OR kind = 'account' AND subject = ? ORDER BY kind DESC LIMIT 1`,
  );

  function ofFolder(): WholeHold | null {
    const { computer: tied, moved_at: at, earlier_copy: earlier, unread } = row.get()!;
    if (tied !== computer) return { kind: 'foreign' };
    if (typeof at === 'number') return { kind: 'moved-out', at };
    if (typeof earlier === 'string') return { kind: 'earlier', ...(JSON.parse(earlier) as EarlierCopy) };
    const unknown = typeof unread === 'string' ? (JSON.parse(unread) as Unread).unknown : 0;
    return unknown > 0 ? { kind: 'unread', unknown } : null;
  }

  function ofAccount(live: AccountId): AccountHold | null {
    const asked = asks.get(live)?.kind;
    return asked === 'team-file' || asked === 'account' ? { kind: asked } : null;
  }

  return ((live) => ofFolder() ?? (live === null ? null : ofAccount(live))) as HoldOf;
}
