import { createContext, useContext, useEffect, useRef } from 'react';
import type { CommandId } from '../../../shared/commands/commands.ts';
import type { Choice } from './choice.ts';

/** Returns a function that withdraws the offer. */
type Offer = (command: CommandId, run: () => unknown) => () => void;

/** Does nothing outside the window. */
export const OfferContext = createContext<Offer>(() => () => undefined);

/** Offers the choices of the selected rows as commands, as long as these rows have them. */
export function useOfferedChoices(choices: readonly Choice[]): void {
  const offer = useContext(OfferContext);
  const latest = useRef(choices);
  latest.current = choices;
  const ids = choices
    .filter(({ isDisabled }) => isDisabled !== true)
    .map(({ command }) => command)
    .join(' ');
  useEffect(() => {
    if (ids === '') return;
    const offered = ids.split(' ') as CommandId[];
    const back = offered.map((id) =>
      offer(id, () => latest.current.find(({ command }) => command === id)?.run()),
    );
    return () => {
      for (const takeBack of back) takeBack();
    };
  }, [offer, ids]);
}
