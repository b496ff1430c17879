import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkWords,
  firstSentence,
  mayOffer,
  type UpdateCheck,
  updateQuestion,
  updateWay,
} from '../../../shared/update/update.ts';

test('a build without a feed looks for nothing; one that a system brought is replaced by hand', () => {
  const installed = { hasFeed: true, platform: 'linux', isOneFile: false, isPackage: false };
  assert.equal(updateWay({ ...installed, platform: 'win32' }), 'restart');
  assert.equal(updateWay({ ...installed, platform: 'darwin' }), 'restart');
  assert.equal(updateWay({ ...installed, isOneFile: true }), 'restart');
  assert.equal(updateWay({ ...installed, isPackage: true }), 'by-hand');
  assert.equal(updateWay({ ...installed, isPackage: true, isOneFile: true }), 'by-hand');
  assert.equal(updateWay(installed), 'off', 'a folder that was only unpacked');
  for (const platform of ['win32', 'darwin', 'linux']) {
    assert.equal(updateWay({ hasFeed: false, platform, isOneFile: true, isPackage: true }), 'off');
  }
});

test('nothing is offered while something is sent', () => {
  assert.equal(mayOffer({ running: 0 }), true);
  assert.equal(mayOffer({ running: 1 }), false);
});

test('the question says what is new, what is scheduled, and what cannot be done here', () => {
  const update = { version: '1.3.0', news: 'Lists can be merged.' };
  assert.deepEqual(updateQuestion(update, 'restart', 0), {
    message: 'Tagline 1.3.0 is ready.',
    detail: 'Lists can be merged.\n\nRestarting takes a moment; your work is saved.',
    buttons: ['Later', 'Restart now'],
  });
  assert.match(updateQuestion(update, 'restart', 2).detail, /A campaign is scheduled/);
  const byHand = updateQuestion({ version: '1.3.0', news: '' }, 'by-hand', 0);
  assert.match(
    byHand.detail,
    /^Your system’s package manager installed this version, so it cannot update itself/,
  );
  assert.deepEqual(byHand.buttons, ['OK']);
});

test('who looks for a newer version by hand is told what that came to, also where a build looks for none', () => {
  const said = (check: UpdateCheck) => Object.values(checkWords(check, '1.2.0')).join(' ');
  assert.match(
    said({ is: 'off' }),
    /^This version does not check for updates\. .*Ask the person who gave you Tagline/,
  );
  assert.equal(said({ is: 'newest' }), 'Tagline 1.2.0 is the newest version. ');
  assert.match(said({ is: 'found', version: '1.3.0' }), /^Tagline 1\.3\.0 is available\./);
  assert.match(said({ is: 'put-off' }), /^A campaign is being sent\./);
  assert.match(said({ is: 'unreachable' }), /Check the connection and the proxy/);
});

test('what is new is one plain sentence, whatever a feed holds', () => {
  for (const [notes, said] of [
    ['## Lists can be **merged**. And more.\n- this', 'Lists can be merged.'],
    ['<p>Faster&nbsp;imports</p><script>x</script>', 'Faster&nbsp;imports x'],
    ['Version 1.3 reads .xls. Then more.', 'Version 1.3 reads .xls.'],
    ['', ''],
    [null, ''],
    [[{ version: '1', note: 'x' }], ''],
    ['a\u202eb\u0000c', 'a b c'],
  ] as const) {
    assert.equal(firstSentence(notes), said);
  }
  assert.equal(firstSentence('x'.repeat(9000)).length, 200);
});
