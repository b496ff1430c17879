import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { ExtractState, StoreApi } from 'zustand/vanilla';
import type { Wire } from '../../shared/contract.ts';
import { OfferContext } from '../components/overlays/offered-choices.ts';
import type { Stores } from './stores.ts';

const StoresContext = createContext<Stores | null>(null);

/** Hands the stores to everything inside. */
export function StoresProvider({
  stores,
  children,
}: {
  readonly stores: Stores;
  readonly children: ReactNode;
}) {
  return (
    <StoresContext value={stores}>
      <OfferContext value={stores.commands.getState().offer}>
        <QueryClientProvider client={stores.queries}>{children}</QueryClientProvider>
      </OfferContext>
    </StoresContext>
  );
}

/** All stores, for actions and event handlers; what it reads does not draw again by itself. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing.');
  return stores;
}

/** The wire, for screens that keep their own rows. */
export function useWire(): Wire {
  return useStores().wire;
}

type StoreName = Exclude<keyof Stores, 'wire' | 'queries'>;
type StateOf<Name extends StoreName> = ExtractState<Stores[Name]>;

/** One fact of one store, drawn again when it changes: `useFrom('draft', (state) => state.draft)`. */
export function useFrom<Name extends StoreName, Fact>(
  name: Name,
  select: (state: StateOf<Name>) => Fact,
): Fact {
  const store: StoreApi<unknown> = useStores()[name];
  return useStore(store, (state) => select(state as StateOf<Name>));
}
