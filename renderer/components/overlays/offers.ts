import { createContext, useContext, useEffect, useRef } from 'react';
import type { CommandId } from '../../../shared/commands/commands.ts';
import type { RowAction } from './row-action.ts';

/** Something besides commands that the palette finds by name: a filter, a version. */
export interface Findable {
  /** What kind of thing this is, in the window's language. */
  readonly group: string;
  readonly name: string;
  readonly run: () => unknown;
}

/** Each returns a function that withdraws the offer. */
export interface Offers {
  offer(command: CommandId, run: () => unknown): () => void;
  /** `of` is called when the palette opens. */
  offerFindables(of: () => readonly Findable[]): () => void;
}

/** Does nothing outside the window. */
export const OfferContext = createContext<Offers>({
  offer: () => () => undefined,
  offerFindables: () => () => undefined,
});

type Offered = readonly (readonly [CommandId, run: () => unknown])[];

/** Offers commands while mounted; runs the functions given last. */
export function useOffers(offered: Offered): void {
  const { offer } = useContext(OfferContext);
  const latest = useRef(offered);
  latest.current = offered;
  const ids = offered.map(([id]) => id).join(' ');
  useEffect(() => {
    if (ids === '') return;
    const back = (ids.split(' ') as CommandId[]).map((id) =>
      offer(id, () => latest.current.find(([one]) => one === id)?.[1]()),
    );
    return () => {
      for (const takeBack of back) takeBack();
    };
  }, [offer, ids]);
}

/** Offers the actions of the selected rows as commands, as long as these rows have them. */
export function useOfferedActions(actions: readonly RowAction[]): void {
  useOffers(
    actions.filter(({ isDisabled }) => isDisabled !== true).map((action) => [action.command, action.run]),
  );
}

/** Offers `findables` to the palette while mounted. */
export function useFindables(findables: readonly Findable[]): void {
  const { offerFindables } = useContext(OfferContext);
  const latest = useRef(findables);
  latest.current = findables;
  useEffect(() => offerFindables(() => latest.current), [offerFindables]);
}
