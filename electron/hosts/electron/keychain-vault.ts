import { existsSync } from 'node:fs';
import { safeStorage } from 'electron';
import { hasSessionBus, secretStore, storeName } from '../../../shared/account/secret-store.ts';
import type { Token } from '../../../shared/account/token.ts';
import type { AccountId } from '../../../shared/brand.ts';
import type { Unreached, Vault } from '../../host.ts';
import { readJson, setAside, writeJson } from '../../settings/json-file.ts';
import { isStorageFault } from '../../store/storage-fault.ts';
import { createSessionVault } from '../session-vault.ts';

/**
 * By account, each token with its origin as JSON, encrypted with the keychain's key, in base64; on Linux after the store
 * that has the key and a colon.
 */
type Sealed = Readonly<Record<string, string>>;

/**
 * Asks the keychain only when a token is kept or needed, and not before `shown`, so that the system's question appears
 * over a window. Without a usable keychain the token is kept for the session; a file that is no vault is set aside.
 * Call it when the app is ready.
 */
export function openVault(path: string, shown: Promise<void>): Vault {
  return createKeychainVault(path, shown, keepReadable(path));
}

function createKeychainVault(path: string, shown: Promise<void>, isSetAside: boolean): Vault {
  const session = createSessionVault();
  let kept: Vault['kept'] = mayHaveKeychain() ? 'keychain' : 'session';

  /** Null if the keychain gives no key, or only the one of `isDisguise`, or cannot open what it sealed. */
  async function seal(text: string): Promise<Buffer | null> {
    await shown;
    try {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return null;
      const sealed = await safeStorage.encryptStringAsync(text);
      if (isDisguise(sealed)) return null;
      return (await safeStorage.decryptStringAsync(sealed)).result === text ? sealed : null;
    } catch {
      // The keychain is locked, and the person did not open it.
      return null;
    }
  }

  function keep(accountId: AccountId, sealed: Buffer): void {
    const store = storeNow();
    const where = store === null ? '' : `${store}:`;
    writeJson(path, { ...readSealed(path), [accountId]: `${where}${sealed.toString('base64')}` });
  }

  function drop(accountId: AccountId): void {
    const { [accountId]: gone, ...rest } = readSealed(path);
    if (gone !== undefined) writeJson(path, rest);
  }

  async function save(accountId: AccountId, token: Token): Promise<Vault['kept']> {
    const sealed = await seal(JSON.stringify(token));
    kept = sealed === null ? 'session' : 'keychain';
    if (sealed === null) {
      drop(accountId);
      return session.save(accountId, token);
    }
    keep(accountId, sealed);
    await session.forget(accountId);
    return kept;
  }

  return {
    get kept() {
      return kept;
    },
    setAside: isSetAside,
    save,
    async read(accountId, origin) {
      const held = await session.read(accountId, origin);
      if (held.is !== 'none') return held;
      const kept = readSealed(path)[accountId];
      if (kept === undefined) return held;
      await shown;
      const [base64 = '', store = null] = kept.split(':').reverse();
      const sealed = Buffer.from(base64, 'base64');
      let opened: Electron.DecryptStringAsyncReturnValue;
      try {
        opened = await safeStorage.decryptStringAsync(sealed);
      } catch {
        const elsewhere = unreached(store);
        if (elsewhere !== null) return elsewhere;
        // A keychain that seals but does not open was reset, or is another user's: the account asks for a token again.
        return { is: (await seal('probe')) === null ? 'locked' : 'none' };
      }
      const token = tokenIn(opened.result);
      const where = isDisguise(sealed) ? await save(accountId, token) : 'keychain';
      if (opened.shouldReEncrypt && !isDisguise(sealed)) {
        // If the token cannot be sealed again now, it stays as it is.
        const sealedAgain = await seal(opened.result);
        if (sealedAgain !== null) keep(accountId, sealedAgain);
      }
      if (token.origin !== origin) return { is: 'other-origin' };
      return { is: 'kept', token, where };
    },
    async forget(accountId) {
      await session.forget(accountId);
      drop(accountId);
    },
  };
}

/** Which store has the key on Linux; elsewhere there is only one. */
function storeNow(): string | null {
  return process.platform === 'linux' ? secretStore(process.env, process.argv) : null;
}

/** False only if that is known before anybody asks. */
function mayHaveKeychain(): boolean {
  const store = storeNow();
  return store === null || (store !== 'basic' && hasSessionBus(process.env, existsSync));
}

/** Why text sealed with the key of `store` cannot be opened here; null if the store does not explain it. */
function unreached(store: string | null): Unreached | null {
  const asked = storeNow();
  if (asked === null) return null;
  if (!hasSessionBus(process.env, existsSync)) return { is: 'no-session' };
  if (store === null || store === asked) return null;
  return { is: 'other-store', kept: storeName(store), asked: storeName(asked) };
}

/** A token saved without an origin is for no origin. */
function tokenIn(text: string): Token {
  try {
    const { origin, secret } = JSON.parse(text);
    if (typeof origin === 'string' && typeof secret === 'string') return { origin, secret };
  } catch {
    // Before tokens had an origin, the text was the token.
  }
  return { origin: '', secret: text };
}

/** On Linux Chromium marks with v10 what it sealed with a key that every computer has, when no keychain answered. */
function isDisguise(sealed: Buffer): boolean {
  return process.platform === 'linux' && sealed.subarray(0, 3).equals(Buffer.from('v10'));
}

/** Sets a file that is no vault aside instead of overwriting it; true if it did. */
function keepReadable(path: string): boolean {
  try {
    readSealed(path);
    return false;
  } catch (error) {
    // A disk that fails now may work later.
    if (isStorageFault(error)) return false;
    setAside(path);
    return true;
  }
}

/** Throws if the file is not readable, so that nobody overwrites it. */
function readSealed(path: string): Sealed {
  const kept = readJson(path) ?? {};
  const isSealed = typeof kept === 'object' && !Array.isArray(kept);
  if (!isSealed || !Object.values(kept).every((token) => typeof token === 'string')) {
    throw new SyntaxError('This file holds no tokens.');
  }
  return kept as Sealed;
}
