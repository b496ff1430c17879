import { safeStorage } from 'electron';
import type { AccountId } from '../../../shared/brand.ts';
import type { Vault } from '../../host.ts';
import { readJson, setAside, writeJson } from '../../settings/json-file.ts';
import { isStorageFault } from '../../store/storage-fault.ts';
import { createSessionVault } from '../session-vault.ts';

/** Tokens by account, each encrypted with the system keychain's key, as base64. */
type Sealed = Readonly<Record<string, string>>;

/**
 * Opens the vault over the system keychain, with the sealed tokens in a file of mode 0600, which is set aside under
 * another name where it cannot be understood; where Linux has no keychain (`basic_text` would only disguise a token) they
 * are kept for the session. Call it when the app is ready.
 */
export async function openVault(path: string): Promise<Vault> {
  return (await hasKeychain()) ? createKeychainVault(path, keepReadable(path)) : createSessionVault();
}

async function hasKeychain(): Promise<boolean> {
  if (process.platform === 'linux') {
    const backend = safeStorage.getSelectedStorageBackend();
    if (backend === 'basic_text' || backend === 'unknown') return false;
  }
  return safeStorage.isAsyncEncryptionAvailable();
}

function createKeychainVault(path: string, isSetAside: boolean): Vault {
  async function save(accountId: AccountId, token: string): Promise<void> {
    const sealed = await safeStorage.encryptStringAsync(token);
    writeJson(path, { ...readSealed(path), [accountId]: sealed.toString('base64') });
  }
  return {
    kept: 'keychain',
    setAside: isSetAside,
    save,
    async read(accountId) {
      const sealed = readSealed(path)[accountId];
      if (sealed === undefined) return null;
      try {
        const opened = await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'));
        if (opened.shouldReEncrypt) await save(accountId, opened.result);
        return opened.result;
      } catch {
        // The keychain was reset, locked or belongs to another user: the account asks for its token again.
        return null;
      }
    },
    async forget(accountId) {
      const { [accountId]: gone, ...rest } = readSealed(path);
      if (gone !== undefined) writeJson(path, rest);
    },
  };
}

/** Puts a file that is no vault out of the way, rather than to overwrite it; answers whether it had to. */
function keepReadable(path: string): boolean {
  try {
    readSealed(path);
    return false;
  } catch (error) {
    // A disk that does not give it at this moment may do so later.
    if (isStorageFault(error)) return false;
    setAside(path);
    return true;
  }
}

/** What is in the file; throws where it cannot be read, so that nobody writes over it. */
function readSealed(path: string): Sealed {
  const kept = readJson(path) ?? {};
  const isSealed = typeof kept === 'object' && !Array.isArray(kept);
  if (!isSealed || !Object.values(kept).every((token) => typeof token === 'string')) {
    throw new SyntaxError('This file holds no tokens.');
  }
  return kept as Sealed;
}
