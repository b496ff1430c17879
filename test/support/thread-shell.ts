import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import worker, { type MessagePort } from 'node:worker_threads';

const main = worker.parentPort!;
const databases = new Set<DatabaseSync>();
let served = 0;

// The end of a thread closes its databases; each runs a statement as soon as it is open.
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  databases.add(this);
  exec.call(this, sql);
};

interface Begin {
  readonly file: string;
  readonly workerData: unknown;
  readonly port: MessagePort;
}

main.on('message', (begin: Begin | null) => {
  if (begin === null) {
    for (const database of databases) if (database.isOpen) database.close();
    databases.clear();
    main.postMessage(null);
    return;
  }
  served += 1;
  Object.assign(worker, { parentPort: begin.port, workerData: begin.workerData });
  syncBuiltinESMExports();
  void import(`${begin.file}?${served}`);
});
