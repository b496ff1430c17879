import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemReply } from './play-fault.ts';
import { Problem, type ProblemDetails } from './problem.ts';
import { sendReply } from './reply.ts';
import type { Choices } from './spec-choices.ts';

/** Answers invalid HTTP with a JSON body and ends the connection; `begun` is true if an answer has already begun. */
export function refuseNoHttp(
  error: Error & { readonly code?: string },
  socket: Socket,
  begun: boolean,
  choices: Choices,
): void {
  if (begun || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, type, body } = problemReply(problemOf(error.code), choices);
  const header = [
    `HTTP/1.1 ${status} ${PHRASES[status] ?? 'Bad Request'}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${header.join('\r\n')}\r\n\r\n${body}`);
}

const PHRASES: Readonly<Record<number, string>> = {
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

function problemOf(code: string | undefined): ProblemDetails {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem(431, 'header-too-large', 'The header of the request is too large.').details;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Problem(413, 'chunks-too-large', 'The chunks of the request say too much.').details;
    default:
      return new Problem(400, 'invalid-http', 'The request is not HTTP.').details;
  }
}

export function refuseExpectation(request: IncomingMessage, response: ServerResponse, choices: Choices) {
  const problem = new Problem(417, 'unknown-expectation', 'The expectation %1 cannot be met.', [
    String(request.headers.expect),
  ]);
  request.resume();
  sendReply(response, problemReply(problem.details, choices));
}
