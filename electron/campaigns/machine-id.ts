import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { hostname, networkInterfaces, userInfo } from 'node:os';

/**
 * Names this computer and this copy of the data folder, so that a folder which a sync tool or a backup
 * carried elsewhere is recognised as another one. Nothing can be read back from it.
 */
export function machineId(dataDir: string): string {
  const facts = [computer(), userName(), realpathSync(dataDir)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Linux has an id of its own; a Mac's name follows its network, but its built-in interface stays. */
function computer(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    const builtIn = process.platform === 'darwin' ? networkInterfaces().en0?.[0]?.mac : undefined;
    return builtIn ?? hostname();
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
