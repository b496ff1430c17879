import { commandName } from '../../../shared/commands/commands.ts';
import { messageOf, withMessage } from '../../../shared/draft/draft-versions.ts';
import { insertedAt } from '../../../shared/template/template.ts';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { useStores } from '../../state/context.tsx';

/** Puts a message into a version of the draft, where something was selected or in the place of all, and offers to take it back. */
export function useTake(
  selected: { readonly from: number; readonly to: number },
  version: number,
): (message: string, how: 'insert' | 'replace') => void {
  const stores = useStores();
  return (text, how) => {
    const { draft, change } = stores.draft.getState();
    if (draft === null) return;
    const before = messageOf(draft, version);
    const written = how === 'replace' ? text : insertedAt(before, text, selected).message;
    change(withMessage(draft, version, written));
    stores.app.getState().closeOwn('templates');
    stores.notices.getState().say({
      tone: 'success',
      text: texts.inserted,
      action: {
        text: commandName('edit.undo'),
        run() {
          const { draft: now } = stores.draft.getState();
          // What was written since is not undone with it.
          if (now?.id === draft.id && messageOf(now, version) === written)
            change(withMessage(now, version, before));
        },
      },
    });
  };
}
