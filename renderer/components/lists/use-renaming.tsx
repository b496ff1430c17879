import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { RenameField } from '../fields/rename-field.tsx';
import './kept-item.css';

interface Renaming {
  /** The name as it stands, or the field in which it is changed. */
  readonly title: ReactNode;
  readonly isRenaming: boolean;
  begin(): void;
  /** For the button whose menu begins it, which has the focus again afterwards. */
  readonly more: RefObject<HTMLButtonElement | null>;
}

/** The name of a kept item, which can be changed in its place. */
export function useRenaming(label: string, name: string, onRename: (name: string) => void): Renaming {
  const [isRenaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);

  function done(next: string | null): void {
    setRenaming(false);
    more.current?.focus();
    if (next !== null) onRename(next);
  }

  const title = isRenaming ? (
    <RenameField label={label} name={name} onDone={done} />
  ) : (
    <strong className="kept-item-name">
      <bdi>{name}</bdi>
    </strong>
  );
  return { title, isRenaming, begin: () => setRenaming(true), more };
}
