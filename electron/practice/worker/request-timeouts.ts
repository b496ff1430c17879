import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Ends connections whose request does not arrive whole in time; waiting for an answer has no limit. */
export interface RequestTimeouts {
  /** Starts the time of a new connection's first request. */
  watch(socket: Socket): void;
  /** Stops the time once this request has arrived, and starts it again for the next one when it is answered. */
  follow(request: IncomingMessage, response: ServerResponse): void;
}

/** Gives each request `seconds` to arrive. */
export function createRequestTimeouts(seconds: number): RequestTimeouts {
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
    watch(socket) {
      start(socket);
      socket.once('close', () => stop(socket));
    },
    follow(request, response) {
      const { socket } = request;
      request.once('end', () => stop(socket));
      response.once('close', () => start(socket));
    },
  };
}
