import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { applies, type CommandId, commandIds } from '../../shared/commands/commands.ts';
import type { Findable } from '../components/overlays/offers.ts';
import type { appStore } from './app-store.ts';
import { isCovered } from './overlays/overlay-stack.ts';

/** Returns false if the command does not apply here now, but may for another screen. */
export type CommandRun = () => unknown;

export function commandsStore(app: ReturnType<typeof appStore>) {
  const sources = new Set<() => readonly Findable[]>();
  const shown = {
    /** Of several offers, the latest one that accepts runs. */
    offers: new Map() as ReadonlyMap<CommandId, readonly CommandRun[]>,
  };
  return createStore(
    combine(shown, (set, get) => {
      function change(id: CommandId, to: (runs: readonly CommandRun[]) => readonly CommandRun[]): void {
        const offers = new Map(get().offers);
        const runs = to(offers.get(id) ?? []);
        if (runs.length === 0) offers.delete(id);
        else offers.set(id, runs);
        set({ offers });
      }
      return {
        offerFindables(of: () => readonly Findable[]) {
          sources.add(of);
          return () => void sources.delete(of);
        },
        findables: () => [...sources].flatMap((of) => of()),
        offer(id: CommandId, run: CommandRun) {
          change(id, (runs) => [...runs, run]);
          return () => change(id, (runs) => runs.filter((one) => one !== run));
        },
        /** True if a screen accepted the command. */
        run(id: CommandId): boolean {
          const { offers } = get();
          if (!applyingCommands(offers, isCovered(app.getState().overlays)).includes(id)) return false;
          if (!isUndo(id)) leaveCell();
          return offers.get(id)?.findLast((run) => run() !== false) !== undefined;
        },
      };
    }),
  );
}

/** A focused field does undo and redo itself. */
export function isUndo(id: CommandId): boolean {
  return id === 'edit.undo' || id === 'edit.redo';
}

export function applyingCommands(offers: ReadonlyMap<CommandId, unknown>, covered: boolean) {
  const offered = new Set(offers.keys());
  return commandIds.filter((id) => applies(id, { offered, isCovered: covered }));
}

/** Returns the focus to the grid first: a dialog could not return the focus to a field that is gone. */
function leaveCell(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLInputElement && focus.closest('[role="grid"]') !== null) focus.blur();
}
