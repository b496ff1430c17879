import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { hostname, networkInterfaces, userInfo } from 'node:os';

/**
 * What versions before the state folder called this computer and this place of the data folder: a hash of names, from
 * which nothing can be read back. Campaigns that they started name it as their owner.
 */
export function legacyOwner(dataDir: string): string {
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
