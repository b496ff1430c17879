import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Ends connections whose request does not arrive whole in time; who waits for an answer may wait for ever. */
export interface Patience {
  /** A connection was made, or is free for a further request. */
  expect(socket: Socket): void;
  /** A request began on it. */
  meet(request: IncomingMessage, response: ServerResponse): void;
}

/** Waits `seconds` for each request. */
export function createPatience(seconds: number): Patience {
  const deadlines = new WeakMap<Socket, NodeJS.Timeout>();
  const forget = (socket: Socket) => clearTimeout(deadlines.get(socket));

  const expect = (socket: Socket) => {
    forget(socket);
    if (socket.destroyed) return;
    deadlines.set(
      socket,
      setTimeout(() => socket.destroy(), seconds * 1000),
    );
  };

  return {
    expect(socket) {
      expect(socket);
      socket.once('close', () => forget(socket));
    },
    meet(request, response) {
      const { socket } = request;
      request.once('end', () => forget(socket));
      response.once('close', () => expect(socket));
    },
  };
}
