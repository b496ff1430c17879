import { type RefObject, useRef } from 'react';
import type { CommandId } from '../../shared/commands/commands.ts';
import { useOffers } from '../components/overlays/offers.ts';
import type { CommandRun } from './commands-store.ts';

/** Offers the command while mounted and `isEnabled`; runs the latest `run`. */
export function useCommand(id: CommandId, run: CommandRun, isEnabled = true): void {
  useOffers(isEnabled ? [[id, run]] : []);
}

/** Makes a search field that *Find* focuses: attach the ref to the input. */
export function useFind(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useCommand('edit.find', () => {
    field.current?.focus();
    field.current?.select();
  });
  return field;
}
