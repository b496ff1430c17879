import { request } from 'node:http';
import type { Ending } from './at-end.ts';
import { practiceFor } from './practice.ts';
import { serve } from './server.ts';

/** A request as it came. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/**
 * A service of a test: a practice gateway behind a relay that writes down what passes. `wait` may keep the answer to a
 * request back; its number counts those of its method, from 1.
 */
export async function relayed(
  test: Ending,
  {
    token = 'live-token',
    wait = () => {},
  }: { token?: string; wait?: (seen: Seen, number: number) => unknown } = {},
) {
  const practice = await practiceFor(test, { token, takesCampaigns: true });
  const seen: Seen[] = [];
  const url = await serve(test, async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const { method = '', url: path = '', headers } = incoming;
    const body = Buffer.concat(pieces);
    const one = { method, url: path, headers, body: body.toString() };
    seen.push(one);
    const number = seen.filter((other) => other.method === method).length;
    const onward = request(new URL(path, practice.url), { method, headers, agent: false }, async (answer) => {
      await wait(one, number);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    // Whoever asks still when the gateway has closed is told as a network would tell it.
    onward.once('error', () => outgoing.destroy());
    onward.end(body);
  });
  return { practice, url, seen, posts: () => seen.filter(({ method }) => method === 'POST') };
}
