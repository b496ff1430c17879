import type {
  PracticeFaults,
  PracticePage,
  PracticePhone,
  PracticeStatus,
  PracticeText,
} from '../practice/practice.ts';
import type { Nothing } from './shapes.ts';

/** Operations of the practice gateway. */
export interface PracticeOperations {
  'practice.status': { in: Nothing; out: PracticeStatus };
  /** Sets the faults to come; a script that names no fault fails as bad-input. */
  'practice.script': { in: PracticeFaults; out: PracticeStatus };
  'practice.credit': { in: { credit: number }; out: PracticeStatus };
  'practice.inbox': {
    in: { search: string; before: number | null; count: number };
    out: PracticePage<PracticePhone>;
  };
  'practice.phone': {
    in: { msisdn: string; before: number | null; count: number };
    out: PracticePage<PracticeText>;
  };
  'practice.clear': { in: Nothing; out: PracticeStatus };
}
