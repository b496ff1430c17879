import { parentPort, workerData } from 'node:worker_threads';
import { openMark } from '../../../electron/copies/high-water-mark.ts';

/** One of two copies that raise the mark in the same moment, round after round; its answers are sent when all are over. */
const { stateDir, writer, rounds, turns, at } = workerData as {
  readonly stateDir: string;
  readonly writer: string;
  readonly rounds: number;
  /** By the place of the copy, the round that it has come to. */
  readonly turns: Int32Array;
  readonly at: 0 | 1;
};
const answers: boolean[] = [];
for (let round = 1; round <= rounds; round++) {
  const latest = { number: 0, writer };
  const mark = openMark(stateDir, { id: `folder-${round}`, latest });
  Atomics.store(turns, at, round);
  while (Atomics.load(turns, 1 - at) < round);
  answers.push(mark.raise({ number: 1, writer }));
  mark.close();
}
parentPort!.postMessage(answers);
