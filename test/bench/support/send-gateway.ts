/** The practice gateway in a process of its own; tells where it listens. */
import { startPractice } from '../../../electron/practice/worker/gateway.ts';

const practice = await startPractice({ credit: 1e9 });
process.on('message', (message) => {
  if (message !== 'clear') return;
  const texts = practice.ledger.texts;
  practice.ledger.clear();
  process.send?.({ texts });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: practice.url, token: practice.token });
