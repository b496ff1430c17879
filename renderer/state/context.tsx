import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { ExtractState, StoreApi } from 'zustand/vanilla';
import type { Wire } from '../../shared/contract.ts';
import { CoverContext } from '../components/overlays/cover.ts';
import { OfferContext } from '../components/overlays/offers.ts';
import type { Stores } from './stores.ts';

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({
  stores,
  children,
}: {
  readonly stores: Stores;
  readonly children: ReactNode;
}) {
  return (
    <StoresContext value={stores}>
      <OfferContext value={stores.commands.getState()}>
        <CoverContext value={stores.app.getState().cover}>
          <QueryClientProvider client={stores.queries}>{children}</QueryClientProvider>
        </CoverContext>
      </OfferContext>
    </StoresContext>
  );
}

/** For actions and event handlers: reading from the stores does not re-render. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing.');
  return stores;
}

export function useWire(): Wire {
  return useStores().wire;
}

type StoreName = Exclude<keyof Stores, 'wire' | 'queries'>;
type StateOf<Name extends StoreName> = ExtractState<Stores[Name]>;

/** Re-renders if the fact changes: `useFrom('draft', (state) => state.draft)`. */
export function useFrom<Name extends StoreName, Fact>(name: Name, select: (state: StateOf<Name>) => Fact) {
  const store: StoreApi<unknown> = useStores()[name];
  return useStore(store, (state) => select(state as StateOf<Name>));
}
