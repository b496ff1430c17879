import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Ends connections whose request has not arrived whole after `seconds`; waiting for an answer has no limit. */
export function createRequestTimeouts(seconds: number) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const stop = (socket: Socket) => clearTimeout(timers.get(socket));

  const start = (socket: Socket) => {
    stop(socket);
    if (socket.destroyed) return;
    timers.set(
      socket,
      setTimeout(() => socket.destroy(), seconds * 1000),
    );
  };

  return {
    /** Starts the time of a new connection's first request. */
    watch(socket: Socket): void {
      start(socket);
      socket.once('close', () => stop(socket));
    },
    /** Stops the time once this request has arrived, and starts it again for the next one when it is answered. */
    follow(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      request.once('end', () => stop(socket));
      response.once('close', () => start(socket));
    },
  };
}
