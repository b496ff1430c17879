import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AudienceRow } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { withFinalText } from '../../shared/draft/final-row.ts';
import { bindMessage } from '../../shared/message/bound-message.ts';
import { type Writing, writingOf } from '../../shared/message/final-text.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { AudienceHead } from '../store/audience-reader.ts';
import { openAudienceRows } from '../store/audience-rows.ts';

interface OpenView {
  readonly audienceId: AudienceId;
  readonly writing: Writing;
  /** Null for every row in the order of the file, which needs no list. */
  readonly ns: Uint32Array | null;
}

/** The lists that windows look at, a page at a time. */
export interface DraftViews {
  /** Opens a view on the rows `ns`, in that order, or on all rows; answers its id. */
  open(head: AudienceHead, message: string, ns: Uint32Array | null): string;
  page(viewId: string, from: number, count: number): Result<AudienceRow[]>;
}

/** So many stay open; a million rows take 4 MB. */
const KEPT = 8;

/** Opens the book on a connection; of more than eight views the one not looked at for longest is closed. */
export function openDraftViews(database: DatabaseSync): DraftViews {
  const views = new Map<string, OpenView>();
  const rows = openAudienceRows(database);

  return {
    open(head, message, ns) {
      const [oldest] = views.keys();
      if (views.size >= KEPT && oldest !== undefined) views.delete(oldest);
      const viewId = randomUUID();
      const writing = writingOf(bindMessage(message, head.columns));
      views.set(viewId, { audienceId: head.id, writing, ns });
      return viewId;
    },
    page(viewId, from, count) {
      const view = views.get(viewId);
      if (view === undefined) {
        return fail({ kind: 'not-found', message: 'This list is no longer open.', fix: 'Open it again.' });
      }
      views.delete(viewId);
      views.set(viewId, view);
      const { audienceId, ns, writing } = view;
      const found =
        ns === null
          ? rows.slice(audienceId, from, count)
          : [...ns.subarray(from, from + count)].flatMap((n) => rows.at(audienceId, n) ?? []);
      return ok(found.map((row) => withFinalText(row, writing)));
    },
  };
}
