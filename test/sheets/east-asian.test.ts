import assert from 'node:assert/strict';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { guessEncoding } from '../../electron/sheets/worker/reader/files/file-encoding.ts';
import { tempFolder } from '../services/support/temp-folder.ts';

const eastern = ['ja-JP', 'zh-CN', 'zh-TW', 'ko-KR'];
const locales = [...eastern, 'en-GB', 'de-DE', 'ru-RU'];

/** Lists with invented people, and where they are read rightly; elsewhere that is doubted, or was asked of a person. */
const lists: readonly (readonly [encoding: string, text: string, within?: readonly string[]])[] = [
  ['windows-1252', 'Name,Mobile,City\nJosé Müller,+447400123400,Zürich\nZoë Åström,+447400123401,Malmö\n'],
  ['windows-1252', 'Navn,Mobil\nSøren Ærø,20123456\n'],
  ['windows-1252', 'Name,Mobile\nJosé,+447400123400\n'],
  ['windows-1251', 'Имя,Телефон\nАнна Иванова,+79161234567\nОлег Петров,+79161234568\n'],
  ['windows-1253', 'Όνομα,Κινητό\nΓιώργος Παπαδόπουλος,+306912345678\nΜαρία,+306912345679\n'],
  ['shift_jis', '名前,電話\n山田太郎,09012345678\n鈴木花子,09012345679\nサトウ ケン,09012345670\n'],
  ['shift_jis', 'name,kana\na,ﾔﾏﾀﾞ ﾀﾛｳ\n'],
  ['euc-jp', '名前,電話\n山田太郎,09012345678\nさとう けん,09012345670\n'],
  ['gb18030', '姓名,手机\n王小明,13812345678\n李芳,13812345679\n张伟,13812345670\n'],
  ['big5', '姓名,手機\n王小明,0912345678\n陳怡君,0912345679\n林志偉,0912345670\n'],
  ['euc-kr', '이름,휴대폰\n김철수,01012345678\n이영희,01012345679\n박지훈,01012345670\n'],
];

test('an old encoding is found by the letters of the list, whatever computer it is opened on', async (t) => {
  const path = join(tempFolder(t), 'list.csv');
  for (const [encoding, text] of lists) {
    await writeFile(path, iconv.encode(text, encoding));
    for (const locale of locales) {
      const file = await open(path);
      const guess = await guessEncoding(file, locale, AbortSignal.timeout(10_000));
      await file.close();
      const named = guess.encoding === 'gbk' ? 'gb18030' : guess.encoding;
      const isRight = named === encoding;
      // Chinese and Korean letters have the same bytes: a Chinese computer takes them for its own, as programs there do.
      const others = guess.byWords?.others.map((one) => one.encoding) ?? [];
      assert.ok(
        isRight || others.includes(encoding),
        `${encoding} on ${locale}: ${guess.encoding}, ${others}`,
      );
      if (!(encoding === 'euc-kr' && locale === 'zh-CN'))
        assert.ok(isRight, `${encoding} on ${locale}: ${guess.encoding}`);
      assert.equal(guess.unreadable, 0);
    }
  }
});

test('bytes that are no letters in the encoding are counted', async (t) => {
  const path = join(tempFolder(t), 'list.csv');
  const bytes = iconv.encode('名前,電話\n山田太郎,09012345678\n鈴木花子,09012345679\n', 'shift_jis');
  await writeFile(path, Buffer.concat([bytes, Buffer.from([0xfd, 0x2c, 0x31, 0x0a])]));
  const file = await open(path);
  const guess = await guessEncoding(file, 'ja-JP', AbortSignal.timeout(10_000));
  await file.close();
  assert.deepEqual([guess.encoding, guess.unreadable], ['shift_jis', 1]);
});

test('letters between escapes, as Japanese mail programs write them, are read', async (t) => {
  const path = join(tempFolder(t), 'list.csv');
  await writeFile(path, 'Name,Mobile\n\x1b$B;3ED\x1b(B,09012345678\n');
  const file = await open(path);
  const { encoding } = await guessEncoding(file, 'en-GB', AbortSignal.timeout(10_000));
  await file.close();
  assert.equal(encoding, 'iso-2022-jp');
});
