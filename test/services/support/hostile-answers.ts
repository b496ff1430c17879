import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Outcome } from '../../../shared/campaign/outcome/outcome.ts';
import { sized } from '../../support/full.ts';
import { httpAnswer } from './raw-server.ts';

export const megabyte = 1024 * 1024;
/** The number of the only person whom the answers accept. */
export const acceptedNumber = '12025550100';
export const answerBegin = `{"ids":[{"id":1,"msisdn":"${acceptedNumber}","message":"Hi"}]`;
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
const endless = Number.POSITIVE_INFINITY;

export interface HostileAnswer {
  /** Of a request to `acceptedNumber` alone. */
  readonly outcome: Outcome;
  /** Millions of pieces, each of which takes its reader a moment. */
  readonly isSlow?: true;
  answer(socket: Socket): Promise<void>;
}

/** Ends early where nobody reads any more. */
export async function write(socket: Socket, piece: string | Buffer, times = 1): Promise<void> {
  const bytes = Buffer.from(piece);
  for (let time = 0; time < times && !socket.destroyed; time += 1) {
    await new Promise((resolve) => socket.write(bytes, resolve));
  }
}

/** Many pieces in one write, which costs the server little, and who reads them the same. */
function many(piece: string): Buffer {
  return Buffer.from(piece.repeat(Math.ceil(32_768 / piece.length)));
}

/** In chunks of one byte. */
function single(text: string): string {
  return [...text].map((letter) => `1\r\n${letter}\r\n`).join('');
}

/** What a service may send to make whoever reads it hold too much. */
export const hostileAnswers: Readonly<Record<string, HostileAnswer>> = {
  'byte by byte': {
    outcome: 'accepted',
    async answer(socket) {
      await write(socket, chunked + single(answerBegin));
      await write(socket, single(' '.repeat(1024)), sized(512, 5 * 1024));
      await write(socket, `${single('}')}0\r\n\r\n`);
    },
  },
  'without end, byte by byte': {
    outcome: 'accepted',
    isSlow: true,
    async answer(socket) {
      await write(socket, chunked + single(answerBegin));
      await write(socket, single(' '.repeat(1024)), endless);
    },
  },
  'in chunks with extensions without end': {
    outcome: 'unknown',
    async answer(socket) {
      await write(socket, `${chunked}1`);
      await write(socket, many(`;a=${'x'.repeat(1024)}`), endless);
    },
  },
  'with trailers without end': {
    outcome: 'unknown',
    async answer(socket) {
      await write(socket, `${chunked}0\r\n`);
      await write(socket, many('a: b\r\n'), endless);
    },
  },
  'with headers without end': {
    outcome: 'unknown',
    async answer(socket) {
      await write(socket, 'HTTP/1.1 200 OK\r\n');
      await write(socket, many('a: b\r\n'), endless);
    },
  },
  'after 103 without end': {
    outcome: 'unknown',
    isSlow: true,
    answer: (socket) => write(socket, many('HTTP/1.1 103 Early Hints\r\na: b\r\n\r\n'), endless),
  },
  'that unpacks to much more': {
    outcome: 'unknown',
    async answer(socket) {
      // A gzip of several members, one after the other.
      const body = gzipSync(Buffer.alloc(megabyte), { level: 1 });
      await write(
        socket,
        `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${200 * body.length}\r\n\r\n`,
      );
      await write(socket, body, 200);
    },
  },
  'of a hundred megabytes': {
    outcome: 'accepted',
    async answer(socket) {
      await write(socket, `HTTP/1.1 200 OK\r\ncontent-length: ${100 * megabyte}\r\n\r\n${answerBegin}`);
      await write(socket, Buffer.alloc(megabyte, ' '), 100);
    },
  },
  'of millions of values': {
    outcome: 'accepted',
    answer: (socket) =>
      write(socket, httpAnswer(200, `${answerBegin},"more":[${'[],'.repeat(2 * megabyte)}[]]}`)),
  },
  'that is cut off in its middle': {
    outcome: 'accepted',
    async answer(socket) {
      await write(socket, `HTTP/1.1 200 OK\r\ncontent-length: 4096\r\n\r\n${answerBegin}`);
      socket.destroy();
    },
  },
  'that is a reset': {
    outcome: 'unknown',
    async answer(socket) {
      socket.resetAndDestroy();
    },
  },
};
