import type { Server, Socket } from 'node:net';

/** A page makes half a dozen, a script hundreds. */
export const mostConnections = 500;

export type ConnectionBound = ReturnType<typeof boundConnections>;

/** One too many ends the oldest untrusted one, so that opening hundreds does not keep the page out, else the newest. */
export function boundConnections(server: Server, most = mostConnections) {
  const strangers = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    strangers.add(socket);
    socket.once('close', () => {
      open -= 1;
      strangers.delete(socket);
    });
    if (open <= most) return;
    const [oldest = socket] = strangers;
    strangers.delete(oldest);
    oldest.destroy();
  });
  return {
    /** The page at this connection knows the secret. */
    trust(socket: Socket): void {
      strangers.delete(socket);
    },
  };
}
