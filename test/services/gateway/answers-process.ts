import { readFileSync } from 'node:fs';
import { AnswerMemory } from '../../../electron/gateway/answer-memory.ts';
import { createGateway } from '../../../electron/gateway/client.ts';
import { type Outcome, settle } from '../../../shared/campaign/outcome/outcome.ts';
import { accountOf } from '../support/practice.ts';

/** In kB: `maxRSS` of a child begins with what its parent has, and the parent ran other tests. */
const mostMemory = (): number =>
  process.platform === 'linux'
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1])
    : process.resourceUsage().maxRSS;

/**
 * Sends requests at once to each path of a port, with memory for so many bytes of their answers; says how they ended
 * and the most memory it had had by then, in MB.
 */
const [port, requests, bytes, ...paths] = process.argv.slice(2);
const memory = new AnswerMemory(Number(bytes));
const recipients = [{ msisdn: '12025550100' }];
const all: { outcomes: Outcome[]; peak: number }[] = [];
for (const sendPath of paths) {
  const account = accountOf({ url: `http://127.0.0.1:${port}`, token: 'token' }, sendPath);
  const gateway = createGateway(account, { memory });
  const outcomes = await Promise.all(
    Array.from({ length: Number(requests) }, async () => {
      const { evidence } = await gateway.send({ json: '{}', recipients, people: 1, textLength: 2 });
      return settle(evidence);
    }),
  );
  const peak = Math.round(mostMemory() / 1024);
  all.push({ outcomes: [...new Set(outcomes)], peak });
}
process.stdout.write(JSON.stringify(all));
