import type { ServerResponse } from 'node:http';
import type { Wire } from '../../../shared/contract.ts';
import { inTurn } from '../../../shared/sealing/once.ts';
import { pack, sealedType } from '../../../shared/sealing/sealed-call.ts';
import type { Bytes } from '../../../shared/sealing/web-crypto.ts';
import { securityHeaders } from '../renderer-files.ts';
import type { SealedRequest } from './sessions.ts';

/** Unread events a window may leave waiting, in bytes, before its stream is ended and it must connect again. */
const backlogLimit = 16 * 1024 * 1024;

const nothing: Bytes = new Uint8Array(0);

/**
 * Sends events as they happen, each sealed behind 4 bytes of its length; empty ones, at first and in between, show that the
 * stream lives and whose it is.
 */
export function streamEvents(
  response: ServerResponse,
  request: SealedRequest,
  subscribe: Wire['subscribe'],
): void {
  const turn = inTurn();
  let count = 0;
  let sealing = 0;
  response.writeHead(200, { ...securityHeaders, 'Content-Type': sealedType });

  function send(plain: Bytes): void {
    if (response.writableLength + sealing > backlogLimit) {
      response.destroy();
      return;
    }
    sealing += plain.length;
    turn(request.event(count, plain)).then(
      (sealed) => {
        sealing -= plain.length;
        const length = Buffer.alloc(4);
        length.writeUInt32BE(sealed.length);
        response.cork();
        response.write(length);
        response.write(sealed);
        response.uncork();
      },
      () => response.destroy(),
    );
    count += 1;
  }

  send(nothing);
  const unsubscribe = subscribe((event) => send(pack(event)));
  const alive = setInterval(() => send(nothing), 15_000);
  response.once('close', () => {
    clearInterval(alive);
    unsubscribe();
  });
}
