import { parentPort, workerData } from 'node:worker_threads';
import { openSurveyService } from '../drafts/worker/survey-service.ts';
import { openConnection } from '../store/open-database.ts';
import type { SurveyReply, SurveyRequest } from './survey-message.ts';

const port = parentPort;
if (port === null) throw new Error('The survey worker runs in a worker thread only.');
const { databasePath } = workerData as { databasePath: string };
const database = openConnection(databasePath, { readOnly: true });

const desk = openSurveyService(database, (id, answer) => {
  const reply: SurveyReply = { id, answer };
  port.postMessage(reply, answer.kind === 'list' ? [answer.ns.buffer as ArrayBuffer] : []);
});

port.on('message', ({ id, task }: SurveyRequest) => {
  if (task === 'stop') desk.stop(id);
  else void desk.run(id, task);
});
