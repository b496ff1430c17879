import { ArrowRight } from 'lucide-react';
import type { AudienceRow, RowNote } from '../../../../shared/audience/audience.ts';

/** What was done to the row's number and what else to know about the row. */
export function RowNotes({ row }: { readonly row: AudienceRow }) {
  const rewritten = row.msisdn !== null && row.msisdn !== row.original;
  if (!rewritten && row.notes.length === 0) return null;
  return (
    <div className="row-notes selectable stack">
      {rewritten && (
        <p className="row-rewritten number line">
          <span className="faint">{row.original}</span>
          <ArrowRight size={13} aria-label="became" />
          <span>{row.msisdn}</span>
        </p>
      )}
      {row.notes.map(({ kind, message, fix }) => (
        <p key={`${kind} ${message}`} className="row-note" data-weight={weightOf(kind)}>
          {message} {fix && <span className="quiet">{fix}</span>}
        </p>
      ))}
    </div>
  );
}

function weightOf(kind: RowNote['kind']): 'bad' | 'doubtful' | undefined {
  if (kind === 'rejected' || kind === 'refused-value' || kind === 'too-long') return 'bad';
  return kind === 'doubtful' || kind === 'blank' ? 'doubtful' : undefined;
}
