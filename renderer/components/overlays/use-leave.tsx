import { useState } from 'react';
import { components } from '../../../shared/texts/en/common.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved input is lost; `loss` is a sentence about that input, null if there is none. */
export function useLeave(loss: string | null) {
  const [leaving, setLeaving] = useState<{ readonly then: () => void } | null>(null);
  return {
    /** Runs `then` at once, or after a question if something is unsaved. */
    leave: (then: () => void): void => {
      if (loss === null) then();
      else setLeaving({ then });
    },
    /** Render this inside the dialog. */
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
