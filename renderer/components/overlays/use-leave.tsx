import { type ReactNode, useState } from 'react';
import { components } from '../../../shared/texts/en/common.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The way out of a dialog, with the question that stands in it where something would be lost. */
export interface Leave {
  /** Does `then` at once, or after asking where something is unsaved. */
  leave(then: () => void): void;
  /** To be drawn inside the dialog. */
  readonly question: ReactNode;
}

/** Asks before what was typed and not saved is given up; `loss` says in a sentence what that is, null where nothing is. */
export function useLeave(loss: string | null): Leave {
  const [leaving, setLeaving] = useState<{ readonly then: () => void } | null>(null);
  return {
    leave: (then) => {
      if (loss === null) then();
      else setLeaving({ then });
    },
    question: leaving && (
      <ConfirmDialog
        title={components.askLeave}
        act={components.leave}
        keep={components.keepEditing}
        onClose={() => setLeaving(null)}
        onAct={() => {
          setLeaving(null);
          leaving.then();
        }}
      >
        {loss}
      </ConfirmDialog>
    ),
  };
}
