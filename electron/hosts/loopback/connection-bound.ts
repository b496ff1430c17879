import type { Server, Socket } from 'node:net';

/** How many connections there may be at once; a page makes half a dozen, a script some hundreds. */
export const mostConnections = 500;

export type ConnectionBound = ReturnType<typeof boundConnections>;

/**
 * Ends the oldest connection of a stranger for each one too many, so that nobody who opens hundreds keeps the page out;
 * where all are known, the newest ends.
 */
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
