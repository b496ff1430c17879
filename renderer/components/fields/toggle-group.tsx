import type { ReactNode } from 'react';
import { ToggleButtonGroup } from 'react-aria-components';

interface OneOfProps<Key extends string> {
  readonly label: string;
  readonly className: string;
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Toggle buttons, each with a key as its `id`. */
  readonly children: ReactNode;
}

export function ToggleGroup<Key extends string>({
  label,
  className,
  value,
  onChange,
  children,
}: OneOfProps<Key>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={className}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(key as Key);
      }}
    >
      {children}
    </ToggleButtonGroup>
  );
}
