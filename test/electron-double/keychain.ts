import type Electron from 'electron';
import type { Computer } from './computer.ts';
import { loud, type UsedOf } from './loud.ts';

type Used = UsedOf<
  Electron.SafeStorage,
  'decryptStringAsync' | 'encryptStringAsync' | 'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable'
>;

/** On Linux Chromium marks with v10 what it sealed without a keychain, by a key that every computer has; elsewhere all is v10. */
const marks = { keychain: 'v11', everybody: 'v10' };

/** Each store has a key of its own. */
const keys = { open: 0x5a, other: 0x3c, everybody: 0x01 };

/** Electron's `safeStorage`, which asks the keychain once in its life: one that was locked then stays so until the next start. */
export function createKeychain({
  keychain,
  desktopBackend,
}: Pick<Computer, 'keychain' | 'desktopBackend'>): Electron.SafeStorage {
  let asked: Computer['keychain'] | null = null;
  function keyThere(): number | null {
    asked ??= keychain;
    return asked === 'open' || asked === 'other' ? keys[asked] : null;
  }
  function seal(text: string): Buffer {
    const key = keyThere();
    if (process.platform !== 'linux' && key === null) throw new Error('Error while encrypting the text');
    const mark = process.platform !== 'linux' || key === null ? marks.everybody : marks.keychain;
    return Buffer.concat([Buffer.from(mark), withKey(Buffer.from(`sealed ${text}`), key ?? keys.everybody)]);
  }
  const used: Used = {
    getSelectedStorageBackend: () => desktopBackend,
    isAsyncEncryptionAvailable: async () => true,
    encryptStringAsync: async (text) => seal(text),
    async decryptStringAsync(sealed) {
      const key = keyThere();
      const isEverybodys =
        process.platform === 'linux' && sealed.subarray(0, 3).toString() === marks.everybody;
      if (!isEverybodys && key === null) {
        throw new Error('safeStorage.decryptStringAsync is temporarily unavailable. Please try again.');
      }
      const text = withKey(sealed.subarray(3), isEverybodys ? keys.everybody : (key ?? 0)).toString();
      if (!text.startsWith('sealed ')) throw new Error('Error while decrypting the ciphertext');
      // What has another key than the one in use now is better sealed again.
      return { result: text.slice('sealed '.length), shouldReEncrypt: isEverybodys && key !== null };
    },
  };
  return loud<Electron.SafeStorage>('safeStorage', used);
}

/** Nobody reads it by chance, and both ways are the same. */
function withKey(bytes: Buffer, key: number): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ key));
}
