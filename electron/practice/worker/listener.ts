import { createServer, type Server, type Socket } from 'node:net';

export type Listener = Awaited<ReturnType<typeof openListener>>;

/** Rejects if the port is taken. */
export async function openListener(host: string, port: number, onConnection: (socket: Socket) => void) {
  const byAddress = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let bound = port;

  const connected = (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, ofAddress.add(socket));
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      ofAddress.delete(socket);
      if (ofAddress.size === 0) byAddress.delete(address);
    });
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  };

  const listen = async () => {
    if (server !== undefined) return;
    const opening = createServer({ noDelay: true, allowHalfOpen: true }, connected);
    server = opening;
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
    /** Refuses connections until `listen`, as if nothing ran here; also ends open ones that are not busy. */
    refuse(isBusy: (socket: Socket) => boolean) {
      server?.close();
      server = undefined;
      for (const socket of sockets) if (!isBusy(socket)) socket.destroy();
    },
    listen,
    /** The place among the open connections of its address by arrival, from 1. */
    placeOf(socket: Socket) {
      return [...(byAddress.get(socket.remoteAddress ?? '') ?? [])].indexOf(socket) + 1;
    },
    async close() {
      const closing = server;
      server = undefined;
      for (const socket of sockets) socket.destroy();
      if (closing !== undefined) await new Promise((resolve) => closing.close(resolve));
    },
  };
}
