import type { DatabaseSync } from 'node:sqlite';
import { orderedJson } from '../../../../shared/format/ordered-json.ts';
import { readHead } from '../../../store/audience-reader.ts';
import { type ReviewScan, type ScanRequest, scanForReview } from './review-scan.ts';

/** In ms. Recent texts become less recent, and nothing on record changes with that. */
const mostAgeMs = 60_000;

/** Everything on record that a scan reads besides its list. */
const records = `
  SELECT (SELECT latest FROM happened) AS happened, (SELECT max(id) FROM timeline) AS timeline,
    (SELECT max(id) FROM verdict) AS verdict, (SELECT count(*) FROM sending) AS sendings,
    (SELECT count(*) FROM reached) AS reached, (SELECT count(*) FROM skipped) AS skipped,
    (SELECT count(*) FROM opt_out) AS opt_outs, (SELECT max(id) FROM opt_out_log) AS opt_out_log`;

/** Keeps the latest scan, because a change of the starting time changes nobody's text. */
export function openReviewScans(database: DatabaseSync) {
  let kept: { readonly key: string; readonly at: number; readonly scan: ReviewScan } | null = null;

  function keyOf({ options, ...request }: ScanRequest): string {
    const { startAt: _at, canaryNow: _canary, notAfter: _end, asksAfterQuiet: _asks, ...plan } = options;
    const head = readHead(database, request.audienceId);
    return orderedJson([request, plan, head, database.prepare(records).get()]);
  }

  return {
    /** Call this after an erasure of somebody in the scan. */
    forget(): void {
      kept = null;
    },
    async scan(request: ScanRequest, now: number): Promise<ReviewScan> {
      const key = keyOf(request);
      const age = kept === null ? 0 : now - kept.at;
      if (kept?.key === key && age >= 0 && age < mostAgeMs) return kept.scan;
      const scan = await scanForReview(database, request, now);
      kept = { key, at: now, scan };
      return scan;
    },
  };
}
