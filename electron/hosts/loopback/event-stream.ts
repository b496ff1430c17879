import type { ServerResponse } from 'node:http';
import type { Wire } from '../../../shared/contract.ts';
import { securityHeaders } from '../renderer-files.ts';

/** Unread events a window may leave waiting, in bytes, before its stream is ended. */
const backlogLimit = 16 * 1024 * 1024;

/** Sends events as they happen, one JSON value per line; empty lines, at first and in between, show that the stream lives. */
export function streamEvents(response: ServerResponse, subscribe: Wire['subscribe']): void {
  response.writeHead(200, { ...securityHeaders, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  response.write('\n');
  const unsubscribe = subscribe((event) => {
    if (response.writableLength > backlogLimit) response.destroy();
    else response.write(`${JSON.stringify(event)}\n`);
  });
  const alive = setInterval(() => response.write('\n'), 15_000);
  response.once('close', () => {
    clearInterval(alive);
    unsubscribe();
  });
}
