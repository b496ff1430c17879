import { createStore, type StoreApi } from 'zustand/vanilla';
import { applies, type CommandId, commandIds } from '../../shared/commands/commands.ts';
import type { Findable, Offers } from '../components/overlays/offered-choices.ts';
import { isCovered } from '../components/overlays/open-dialogs.ts';

/** False where it does not apply here now, but may for another screen. */
export type Run = () => unknown;

export interface CommandsState extends Offers {
  /** Of several offers, the latest that accepts runs. */
  readonly offers: ReadonlyMap<CommandId, readonly Run[]>;
  findables(): readonly Findable[];
  /** True where a screen accepted it. */
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
    const found = new Set<() => readonly Findable[]>();
    return {
      offers: new Map(),
      offerFindables: (of) => {
        found.add(of);
        return () => found.delete(of);
      },
      findables: () => [...found].flatMap((of) => of()),
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

/** A focused field does these itself. */
export function isUndo(id: CommandId): boolean {
  return id === 'edit.undo' || id === 'edit.redo';
}

export function applyingCommands(offers: CommandsState['offers'], covered: boolean): readonly CommandId[] {
  const offered = new Set(offers.keys());
  return commandIds.filter((id) => applies(id, { offered, isCovered: covered }));
}

/** Leaves the focus with the grid: a dialog opened from the field could not return it, as the field goes. */
function leaveCell(): void {
  const focus = document.activeElement;
  if (focus instanceof HTMLInputElement && focus.closest('[role="grid"]') !== null) focus.blur();
}
