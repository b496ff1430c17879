import type { Audience } from '../../../../../shared/audience/audience.ts';
import { withCase } from '../../../../../shared/draft/change-versions.ts';
import { useFrom } from '../../../../state/context.tsx';
import { VersionDialog } from './version-dialog.tsx';
import type { VersionsProps } from './versions-props.ts';

interface AddVersionProps extends Pick<VersionsProps, 'draft' | 'onVersion'> {
  readonly audience: Audience;
  readonly onClose: () => void;
}

/** Adds a version, which begins as the message for everybody else: it is mostly translated. */
export function AddVersion({ draft, audience, onVersion, onClose }: AddVersionProps) {
  const change = useFrom('draft', (state) => state.change);
  const { versions } = draft.options;

  function add(column: string, values: readonly string[]): void {
    const at = (versions?.cases.length ?? 0) + 1;
    change(withCase(draft, column, { values, message: draft.message }, at));
    onClose();
    onVersion(at, 'select');
  }

  return (
    <VersionDialog audience={audience} versions={versions} changed={null} onSave={add} onClose={onClose} />
  );
}
