import { ADDRCONFIG, type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { directly, type NetworkPath, proxyName } from '../../shared/network/proxy.ts';
import { lookUpMs } from '../../shared/network/timeouts.ts';
import { endpointOf, type Network } from './connect.ts';

/**
 * Resolved before anything connects, so that connections can be counted by address. A failure here repeats with the same
 * words when the connection is made.
 */
export async function lookUpAddresses({ paths, trust }: Network, baseUrl: string) {
  const place = endpointOf(new URL(baseUrl));
  const asked = !place.isTls
    ? directly
    : await (paths?.(`https://${proxyName(place)}`) ?? Promise.resolve(directly)).catch((error: unknown) => {
        return error as Error;
      });
  const resolved = asked instanceof Error ? [] : asked;
  const hosts = new Set(resolved.flatMap((path) => hostOf(path, place.host)));
  const byHost = new Map(
    await Promise.all([...hosts].map(async (host) => [host, await lookedUp(host)] as const)),
  );
  const addresses = [...byHost.values()].flatMap((all) =>
    all instanceof Error ? [] : all.map(({ address }) => address),
  );
  return {
    /**
     * Where a connection may go, sorted; empty if unknown. Behind a proxy these are the proxy's own addresses: the
     * service counts connections by their origin.
     */
    addresses: [...new Set(addresses)].sort(),
    paths: async (_origin: string) => {
      if (asked instanceof Error) throw asked;
      return asked;
    },
    lookup: lookupIn(byHost),
    ...(trust === undefined ? {} : { trust }),
  };
}

function hostOf(path: NetworkPath, service: string): string[] {
  if (path.kind === 'unsupported') return [];
  return [path.kind === 'direct' ? service : path.host];
}

type Found = readonly LookupAddress[] | NodeJS.ErrnoException;

async function lookedUp(host: string): Promise<Found> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  // The default of Node's own connections.
  const hints = process.platform === 'win32' ? 0 : ADDRCONFIG;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((resolve) => {
    const error = Object.assign(new Error('Looking up took too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(resolve, lookUpMs, error);
  });
  const looking = lookup(host, { all: true, hints }).catch((error: NodeJS.ErrnoException) => error);
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}

/** A connection goes only to the address it was counted for. */
function lookupIn(byHost: ReadonlyMap<string, Found>): LookupFunction {
  return (host, { all }, done) => {
    const addresses = byHost.get(host) ?? Object.assign(new Error('Not looked up'), { code: 'ENOTFOUND' });
    const answer = (): void => {
      const [first] = addresses instanceof Error ? [] : addresses;
      if (addresses instanceof Error) done(addresses, '');
      else if (all === true || first === undefined) done(null, [...addresses]);
      else done(null, first.address, first.family);
    };
    process.nextTick(answer);
  };
}

/** In ms; short, because a computer may change its network at any time, and a service its address. */
const cachedMs = 5000;

export type CachedNetwork = Awaited<ReturnType<typeof lookUpAddresses>> & { isCurrent(): boolean };

/** Kept for a few seconds, so that sending need not wait. After `forget` the next connection resolves again. */
export function cacheNetworks(
  network: Network,
  now: () => number,
): { readonly to: (baseUrl: string) => Promise<CachedNetwork>; readonly forget: () => void } {
  const kept = new Map<string, { readonly at: number; readonly found: Promise<CachedNetwork> }>();
  return {
    to(baseUrl) {
      const keptNetwork = kept.get(baseUrl);
      if (keptNetwork !== undefined && now() - keptNetwork.at < cachedMs) return keptNetwork.found;
      const at = now();
      const isCurrent = (): boolean => kept.get(baseUrl)?.at === at && now() - at < cachedMs;
      const lookedUp = lookUpAddresses(network, baseUrl).then((network) => {
        if (network.addresses.length === 0 && isCurrent()) kept.delete(baseUrl);
        return { ...network, isCurrent };
      });
      kept.set(baseUrl, { at, found: lookedUp });
      return lookedUp;
    },
    forget: () => kept.clear(),
  };
}
