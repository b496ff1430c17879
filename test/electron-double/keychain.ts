import type Electron from 'electron';
import type { Computer } from './computer.ts';
import { loud, type UsedOf } from './loud.ts';

type Used = UsedOf<
  Electron.SafeStorage,
  'decryptStringAsync' | 'encryptStringAsync' | 'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable'
>;

/** Chromium marks with v10 on Linux what it sealed without a keychain, by a key that every computer has. */
const marks = { keychain: 'v11', everybody: 'v10' };

/** Electron's `safeStorage`, which asks the keychain once in its life: one that was locked then stays so until the next start. */
export function createKeychain({ keychain }: Pick<Computer, 'keychain'>): Electron.SafeStorage {
  let asked: Computer['keychain'] | null = null;
  function isOpen(): boolean {
    asked ??= keychain;
    return asked === 'open';
  }
  const used: Used = {
    getSelectedStorageBackend: () => 'gnome_libsecret',
    isAsyncEncryptionAvailable: async () => true,
    encryptStringAsync: async (text) =>
      Buffer.concat([Buffer.from(isOpen() ? marks.keychain : marks.everybody), flipped(Buffer.from(text))]),
    async decryptStringAsync(sealed) {
      const isEverybodys = sealed.subarray(0, 3).toString() === marks.everybody;
      if (!isEverybodys && !isOpen()) {
        throw new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.');
      }
      return { result: flipped(sealed.subarray(3)).toString(), shouldReEncrypt: false };
    },
  };
  return loud<Electron.SafeStorage>('safeStorage', used);
}

/** Nobody reads it by chance, and both ways are the same. */
function flipped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0x5a));
}
