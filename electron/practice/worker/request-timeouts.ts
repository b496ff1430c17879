import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Ends a connection whose request has not fully arrived after `seconds`; waiting for an answer has no limit. */
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
    watch(socket: Socket): void {
      start(socket);
      socket.once('close', () => stop(socket));
    },
    /** Stops the timer once this request has arrived, and starts it for the next one after the answer. */
    follow(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      request.once('end', () => stop(socket));
      response.once('close', () => start(socket));
    },
  };
}
