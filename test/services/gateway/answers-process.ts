import { AnswerMemory } from '../../../electron/gateway/answer-memory.ts';
import { createGateway } from '../../../electron/gateway/client.ts';
import { settle } from '../../../shared/campaign/outcome/outcome.ts';

/** Sends requests at once to a port, with memory for so many bytes of their answers; tells how each ended and the most memory it ever had, in MB. */
const [, , port, requests, bytes] = process.argv;
const memory = new AnswerMemory(Number(bytes));
const recipients = [{ msisdn: '12025550100' }];
const account = { baseUrl: `http://127.0.0.1:${port}`, sendPath: '/v2/mtsms', token: 'token' };
const gateway = createGateway(account, { memory });
const outcomes = await Promise.all(
  Array.from({ length: Number(requests) }, async () => {
    const { evidence } = await gateway.send({ json: '{}', recipients, people: 1, textLength: 2 });
    return settle(evidence);
  }),
);
const peak = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ outcomes: [...new Set(outcomes)], peak }));
