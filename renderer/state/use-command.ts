import { type RefObject, useEffect, useRef } from 'react';
import type { CommandId } from '../../shared/commands/commands.ts';
import type { Run } from './commands.ts';
import { useStores } from './context.tsx';

/** While mounted and `isEnabled`; runs the latest `run`. */
export function useCommand(id: CommandId, run: Run, isEnabled = true): void {
  const { commands } = useStores();
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!isEnabled) return;
    return commands.getState().offer(id, () => latest.current());
  }, [commands, id, isEnabled]);
}

/** A search field that *Find* focuses: attach it to the input. */
export function useFind(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useCommand('edit.find', () => {
    field.current?.focus();
    field.current?.select();
  });
  return field;
}
