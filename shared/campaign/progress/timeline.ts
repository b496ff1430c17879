import type { Words } from '../../language/said.ts';

/** One line of a campaign's timeline. */
export interface TimelineRow {
  readonly at: number;
  readonly kind:
    | 'created'
    | 'scheduled'
    | 'missed'
    | 'started'
    | 'paused'
    | 'resumed'
    | 'verdict'
    | 'taken-out'
    | 'bisected'
    | 'mended'
    | 'skipped'
    | 'cancelled'
    | 'finished'
    | 'restart'
    | 'slept'
    | 'taken-over'
    | 'older-copy';
  readonly message: Words;
}
