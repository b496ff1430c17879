import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';

/**
 * Names this computer and this copy of the data folder, so that a folder which a sync tool or a backup
 * carried elsewhere is recognised as another one. Nothing can be read back from it.
 */
export function machineId(dataDir: string): string {
  const facts = [hostname(), userName(), systemId(), realpathSync(dataDir)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Linux only; the other systems are told apart by name, user and folder. */
function systemId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    return '';
  }
}
