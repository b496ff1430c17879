import type { Audience } from '../../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../../shared/draft/draft.ts';

/** The versions of a draft's message, of which one is in the editor. */
export interface VersionsProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
  /** The one in the editor: 0 for the message for everybody else. */
  readonly version: number;
  /** Brings another one into the editor, and there the keyboard too where it is to be written. */
  readonly onVersion: (version: number, then?: 'write' | 'select') => void;
}
