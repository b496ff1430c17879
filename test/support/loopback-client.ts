import type { Answer, Operation, Operations, Wire } from '../../shared/contract.ts';
import { pack, unpackResult } from '../../shared/wire-bytes.ts';

/** The headers of a page of the host at an address. */
export const ownHeaders = (address: string, secret: string) => ({
  Origin: address,
  Authorization: `Bearer ${secret}`,
});

/** Calls the loopback host at an address as its page does. */
export function loopbackClient(address: string, secret: string): Pick<Wire, 'call'> {
  return {
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      const { bytes, ...rest } = input as { bytes?: Uint8Array };
      const answer = await fetch(`${address}/call/${operation}`, {
        method: 'POST',
        headers: ownHeaders(address, secret),
        body: pack(rest, bytes),
      });
      return unpackResult(new Uint8Array(await answer.arrayBuffer())) as Answer<K>;
    },
  };
}
