import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settle } from '../support/until.ts';
import type { LedgerLine } from './random/messages.ts';

/** Whom a service treats in a way of its own; everybody else is accepted. */
export interface Manners {
  /** Each request with one of them is refused. */
  readonly refused: ReadonlySet<string>;
  /** The first request with one of them is accepted, and its connection dropped in place of an answer. */
  readonly dropped: ReadonlySet<string>;
}

/** A service that does the same whenever the app was killed: what it does hangs on numbers and not on the order. */
export interface Service {
  readonly url: string;
  readonly ledger: readonly LedgerLine[];
  /** Forgets everything. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function openService({ refused, dropped }: Manners): Promise<Service> {
  const ledger: LedgerLine[] = [];
  const spent = new Set<string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.end('{"credit":100000,"id":1}');
      return;
    }
    const body = Buffer.concat(await request.toArray());
    // What was cut off on its way is no request.
    if (!request.complete) return;
    const texts = textsOf(body.toString());
    if (texts.some(([msisdn]) => refused.has(msisdn))) {
      response.writeHead(400).end('{"code":"bad-number","message":"A number is not in use."}');
      return;
    }
    const ids = texts.map(([msisdn, text]) => {
      ledger.push([ledger.length + 1, msisdn, text]);
      return { id: ledger.length, msisdn: Number(msisdn) };
    });
    const drops = texts.filter(([msisdn]) => dropped.has(msisdn) && !spent.has(msisdn));
    for (const [msisdn] of drops) spent.add(msisdn);
    if (drops.length > 0) {
      response.destroy();
      return;
    }
    // The status, a part of the answer and its end come by themselves.
    const whole = JSON.stringify({ ids, credit_consumed: ids.length });
    response.writeHead(200, { 'content-length': whole.length }).flushHeaders();
    await settle();
    response.write(whole.slice(0, whole.length / 2));
    await settle();
    response.end(whole.slice(whole.length / 2));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    reset() {
      ledger.length = 0;
      spent.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function textsOf(json: string): (readonly [msisdn: string, text: string])[] {
  const sms = JSON.parse(json) as {
    message: string;
    tags?: string[];
    recipients: { msisdn: string; tagvalues?: string[] }[];
  };
  return sms.recipients.map(({ msisdn, tagvalues = [] }) => [
    String(msisdn),
    (sms.tags ?? []).reduce((text, tag, at) => text.replaceAll(tag, tagvalues[at]!), sms.message),
  ]);
}
