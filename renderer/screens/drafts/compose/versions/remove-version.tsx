import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commandName } from '../../../../../shared/commands/commands.ts';
import { areFree, withCase, withoutCase } from '../../../../../shared/draft/change-versions.ts';
import { common } from '../../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../../shared/texts/en/message.ts';
import { IconButton } from '../../../../components/buttons/icon-button.tsx';
import { ConfirmDialog } from '../../../../components/overlays/confirm-dialog.tsx';
import { useStores } from '../../../../state/context.tsx';
import type { VersionsProps } from './versions-props.ts';

/** Removes a version, after asking where it has a text of its own, and offers to take it back. */
export function RemoveVersion({ draft, version, onVersion }: Omit<VersionsProps, 'audience'>) {
  const stores = useStores();
  const [isAsking, setIsAsking] = useState(false);
  const { versions } = draft.options;
  const removed = versions?.cases[version - 1];
  if (versions === undefined || removed === undefined) return null;
  const name = removed.values.join(', ');
  const hasText = removed.message.trim() !== '' && removed.message !== draft.message;

  function remove(): void {
    if (versions === undefined || removed === undefined) return;
    stores.draft.getState().change(withoutCase(draft, version));
    onVersion(0, 'write');
    stores.notices.getState().say({
      tone: 'success',
      text: texts.removed(name),
      action: {
        text: commandName('edit.undo'),
        run() {
          const { draft: now, change } = stores.draft.getState();
          // Its values may have another version since, and the column may be another one.
          if (now?.id !== draft.id) return;
          const { column, cases } = now.options.versions ?? { column: versions.column, cases: [] };
          if (column !== versions.column || !areFree(now, removed.values)) return;
          const at = Math.min(version, cases.length + 1);
          change(withCase(now, column, removed, at));
          onVersion(at, 'write');
        },
      },
    });
  }

  return (
    <>
      <IconButton
        icon={Trash2}
        size="small"
        label={texts.remove}
        onPress={() => (hasText ? setIsAsking(true) : remove())}
      />
      {isAsking && (
        <ConfirmDialog
          title={texts.askRemove(name)}
          act={common.remove}
          onClose={() => setIsAsking(false)}
          onAct={remove}
        >
          {texts.removeAbout}
        </ConfirmDialog>
      )}
    </>
  );
}
