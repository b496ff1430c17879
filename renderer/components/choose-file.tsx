import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useStores } from '../state/context.tsx';
import { importFile } from '../state/navigate.ts';
import { Button, type ButtonLook } from './button.tsx';

/** What a file chooser for spreadsheets offers first; everything else can still be chosen. */
export const usualFiles = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.ods', '.tab'];

interface ChooseFileButtonProps {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'normal' | 'small' | 'large' | undefined;
  readonly children?: ReactNode;
}

/** A button that asks for a file and starts its import. */
export function ChooseFileButton({ look, size, children = 'Choose a file' }: ChooseFileButtonProps) {
  const stores = useStores();
  return (
    <FileTrigger
      acceptedFileTypes={usualFiles}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) void importFile(stores, file, file.name);
      }}
    >
      <Button look={look} size={size} icon={FolderOpen}>
        {children}
      </Button>
    </FileTrigger>
  );
}
