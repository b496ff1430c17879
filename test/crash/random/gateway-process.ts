import { startPractice } from '../../../electron/practice/worker/gateway.ts';
import { RANDOM_FAULTS } from '../../../shared/practice/faults.ts';
import { entriesIn } from '../../support/ledger.ts';
import type { GatewayAsk, GatewayTell } from './messages.ts';

/** Faults that would only cost time here, or whose lies about texts and ids nothing can be checked against. */
const leftOut: readonly string[] = [
  'slow',
  'trickle',
  'wrong-text',
  'swapped-text',
  'same-id',
  'connection-limit',
];

/** The faults that tempt a client to send again what has arrived; chance meets them more often. */
const tempting = [
  'drop-after',
  'drop-after',
  'hang-after',
  '500-after',
  '504-after',
  '303-after',
  'half-body',
  '202',
  '400-ids',
  '400-missing-ids',
  '400-half-ids',
  '429-ids',
  '500-ids',
] as const;

const practice = await startPractice();
const tell = (message: GatewayTell): void => void process.send?.(message);

process.on('message', (ask: GatewayAsk) => {
  if (ask.kind === 'clear') {
    practice.ledger.clear();
    const others = RANDOM_FAULTS.filter((fault) => !leftOut.includes(fault));
    const faults = [...others, 'hang', ...tempting, ...tempting] as const;
    practice.scriptRandom({ probability: ask.probability, faults, seed: ask.seed });
    tell({ kind: 'cleared' });
    return;
  }
  const entries = [...entriesIn(practice.ledger)].map(({ id, msisdn, text }) => [id, msisdn, text] as const);
  tell({ kind: 'ledger', entries });
});
process.on('disconnect', () => process.exit());

tell({ kind: 'ready', baseUrl: practice.url, token: practice.token });
