import { createServer, type Server, type Socket } from 'node:net';

/** The gateway's door: it listens, counts connections by address, and can stop listening for a while. */
export interface Front {
  readonly port: number;
  /** Refuses connections, as if nothing ran here, until `listen`; open ones end too, unless they are busy. */
  refuse(isBusy: (socket: Socket) => boolean): void;
  /** Listens again, on the same port. */
  listen(): Promise<void>;
  /** Connections open now from this address, in order of arrival: the place of `socket` among them, from 1. */
  placeOf(socket: Socket): number;
  close(): Promise<void>;
}

/** Opens the door; every connection goes to `welcome`. Rejects when the port is taken. */
export async function openFront(
  host: string,
  port: number,
  welcome: (socket: Socket) => void,
): Promise<Front> {
  const byAddress = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let door: Server | undefined;
  let bound = port;

  const enter = (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const neighbours = byAddress.get(address) ?? new Set();
    byAddress.set(address, neighbours.add(socket));
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      neighbours.delete(socket);
      if (neighbours.size === 0) byAddress.delete(address);
    });
    // A client that goes away is ordinary; the socket's close says all there is to know.
    socket.on('error', () => socket.destroy());
    welcome(socket);
  };

  const listen = async () => {
    if (door !== undefined) return;
    const opening = createServer({ noDelay: true, allowHalfOpen: true }, enter);
    door = opening;
    await new Promise<void>((resolve, reject) => {
      opening.once('error', reject);
      opening.listen(bound, host, resolve);
    });
    const address = opening.address();
    if (address !== null && typeof address === 'object') bound = address.port;
  };

  await listen();
  return {
    get port() {
      return bound;
    },
    refuse(isBusy) {
      door?.close();
      door = undefined;
      for (const socket of sockets) if (!isBusy(socket)) socket.destroy();
    },
    listen,
    placeOf(socket) {
      return [...(byAddress.get(socket.remoteAddress ?? '') ?? [])].indexOf(socket) + 1;
    },
    async close() {
      const closing = door;
      door = undefined;
      for (const socket of sockets) socket.destroy();
      if (closing !== undefined) await new Promise((resolve) => closing.close(resolve));
    },
  };
}
