/** The barest loop that could send the same: ready-made bodies, posted one by one with undici, answers read. */
import { Pool } from 'undici';
import { sendMessage, sendPerson, sendTags } from './send-people.ts';

const [url, token, people, chunk, connections] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const bodies: Buffer[] = [];
for (let from = 0; from < Number(people); from += Number(chunk)) {
  const count = Math.min(Number(chunk), Number(people) - from);
  const recipients = Array.from({ length: count }, (_, at) => {
    const { msisdn, values } = sendPerson(from + at);
    return { msisdn: String(msisdn), tagvalues: values };
  });
  bodies.push(Buffer.from(JSON.stringify({ token, message: sendMessage, tags: sendTags, recipients })));
}
const pool = new Pool(url, { connections: Number(connections) });
const headers = { 'content-type': 'application/json' };
let next = 0;
async function loop(): Promise<void> {
  for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
    const answer = await pool.request({ path: '/v2/mtsms', method: 'POST', headers, body });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(text.slice(0, 200));
  }
}
const began = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, loop));
process.send?.({ ms: performance.now() - began });
await pool.close();
process.disconnect();
