import { createStore, type StoreApi } from 'zustand/vanilla';
import { applies, type CommandId, commandIds } from '../../shared/commands/commands.ts';
import { isCovered } from '../components/overlays/open-dialogs.ts';

/** Does what a command says; false where it is not for this screen at this moment, but for one that offers it too. */
export type Run = () => unknown;

/** What the screens on show can do, by command. */
export interface CommandsState {
  /** Of several offers the latest that takes it runs. */
  readonly offers: ReadonlyMap<CommandId, readonly Run[]>;
  /** Says that a screen can do this now; answers how to take it back. */
  offer(id: CommandId, run: Run): () => void;
  /** Runs a command where it applies; answers whether anybody took it. */
  run(id: CommandId): boolean;
}

export function commandsStore(): StoreApi<CommandsState> {
  return createStore<CommandsState>((set, get) => {
    function change(id: CommandId, to: (runs: readonly Run[]) => readonly Run[]): void {
      const offers = new Map(get().offers);
      const runs = to(offers.get(id) ?? []);
      if (runs.length === 0) offers.delete(id);
      else offers.set(id, runs);
      set({ offers });
    }
    return {
      offers: new Map(),
      offer: (id, run) => {
        change(id, (runs) => [...runs, run]);
        return () => change(id, (runs) => runs.filter((one) => one !== run));
      },
      run: (id) => {
        const { offers } = get();
        if (!applyingCommands(offers, isCovered()).includes(id)) return false;
        if (!isUndo(id)) leaveCell();
        return offers.get(id)?.findLast((run) => run() !== false) !== undefined;
      },
    };
  });
}

/** What a field does by itself where it has the focus. */
export function isUndo(id: CommandId): boolean {
  return id === 'edit.undo' || id === 'edit.redo';
}

/** The commands that can be run, in order. */
export function applyingCommands(offers: CommandsState['offers'], covered: boolean): readonly CommandId[] {
  const offered = new Set(offers.keys());
  return commandIds.filter((id) => applies(id, { offered, isCovered: covered }));
}

/**
 * Ends the editing of a cell, as leaving it does, and leaves the focus with its grid: the field goes, and a dialog that opened
 * from it would have nowhere to give the focus back to.
 */
function leaveCell(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLInputElement && focus.closest('[role="grid"]') !== null) focus.blur();
}
