import { safeStorage } from 'electron';
import type { AccountId } from '../../../shared/brand.ts';
import type { Vault } from '../../host.ts';
import { readJson, writeJson } from '../../settings/json-file.ts';
import { createSessionVault } from '../session-vault.ts';

/** Tokens by account, each encrypted with the system keychain's key, as base64. */
type Sealed = Readonly<Record<string, string>>;

/**
 * Opens the vault over the system keychain, with the sealed tokens in a file of mode 0600; where Linux has no
 * keychain (`basic_text` would only disguise a token) they are kept for the session. Call it when the app is ready.
 */
export async function openVault(path: string): Promise<Vault> {
  return (await hasKeychain()) ? createKeychainVault(path) : createSessionVault();
}

async function hasKeychain(): Promise<boolean> {
  if (process.platform === 'linux') {
    const backend = safeStorage.getSelectedStorageBackend();
    if (backend === 'basic_text' || backend === 'unknown') return false;
  }
  return safeStorage.isAsyncEncryptionAvailable();
}

function createKeychainVault(path: string): Vault {
  async function save(accountId: AccountId, token: string): Promise<void> {
    const sealed = await safeStorage.encryptStringAsync(token);
    writeJson(path, { ...readSealed(path), [accountId]: sealed.toString('base64') });
  }
  return {
    kept: 'keychain',
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

/** What is in the file; a damaged one holds nothing that could still be opened. */
function readSealed(path: string): Sealed {
  try {
    const sealed = readJson(path);
    return typeof sealed === 'object' && sealed !== null ? (sealed as Sealed) : {};
  } catch {
    return {};
  }
}
