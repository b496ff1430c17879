import type { Socket } from 'node:net';

const status = Buffer.from('HTTP/1.1 100');
const version = 'HTTP/1.'.length;

/** The headers of an answer without a body are never longer. */
const longestHeader = 16 * 1024;

/** A client may get `100 Continue` without asking (RFC 9110, 15.2.1); undici takes it for the end of the connection. */
export function skipContinue(socket: Socket): void {
  const push = socket.push.bind(socket);
  let held: Buffer | null = Buffer.alloc(0);
  socket.push = (piece, encoding) => {
    if (held === null || typeof piece === 'string') return push(piece, encoding);
    if (piece === null) {
      const rest = held;
      held = null;
      if (rest.length > 0) push(rest);
      return push(null);
    }
    held = withoutContinue(Buffer.concat([held, piece]));
    if (mayBeContinue(held)) return true;
    const answer = held;
    held = null;
    return push(answer);
  };
}

function withoutContinue(bytes: Buffer): Buffer {
  let rest = bytes;
  while (rest.length >= status.length && mayBeContinue(rest)) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return rest;
    rest = rest.subarray(end + 4);
  }
  return rest;
}

function mayBeContinue(bytes: Buffer): boolean {
  if (bytes.length > longestHeader) return false;
  const length = Math.min(bytes.length, status.length);
  return status.subarray(0, length).every((byte, at) => byte === bytes[at] || at === version);
}
