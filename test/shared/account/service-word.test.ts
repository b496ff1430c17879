import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordOfService } from '../../../shared/account/account.ts';
import { endingTaglineAdds } from '../../../shared/account/base-url.ts';
import { addressFix, meansWrongAddress } from '../../../shared/account/wrong-address.ts';
import { optionsUnder } from '../../../shared/campaign/plan/account-terms.ts';
import { canaryWords } from '../../../shared/campaign/plan/send-option-words.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const nothingSaid = {
  acceptedStatuses: [],
  retries429: false,
  noBalance: false,
  encodingArrived: 'unknown',
} as const;
const here = { baseUrl: 'https://a.example', sendPath: '/v2/mtsms', unicodeEncoding: 'UCS2' } as const;
const said = {
  acceptedStatuses: [201],
  retries429: true,
  noBalance: true,
  encodingArrived: 'right',
} as const;

test('what was said of a service holds at its address alone', () => {
  assert.deepEqual(wordOfService({ ...here, ...said }, here), said);
  assert.deepEqual(wordOfService({ ...here, ...said }, { ...here, noBalance: false }), {
    ...said,
    noBalance: false,
  });
  for (const moved of [
    { ...here, baseUrl: 'https://b.example' },
    { ...here, sendPath: '/sms/mtsms' as const },
  ]) {
    assert.deepEqual(wordOfService({ ...here, ...said }, moved), nothingSaid);
    assert.deepEqual(wordOfService({ ...here, ...said }, { ...moved, ...said }), nothingSaid);
    assert.deepEqual(wordOfService({ ...here, ...nothingSaid }, { ...moved, ...said }), said);
  }
});

test('what was seen of an encoding holds for that encoding alone', () => {
  const known = { ...here, ...said };
  assert.equal(wordOfService(known, { ...here, unicodeEncoding: 'other' }).encodingArrived, 'unknown');
  assert.equal(wordOfService(known, { ...here, unicodeEncoding: '' }).encodingArrived, 'unknown');
  const other = { ...here, unicodeEncoding: 'other', encodingArrived: 'wrong' } as const;
  assert.equal(wordOfService(known, other).encodingArrived, 'wrong');
});

test('a balance that is not where it should be tells of a wrong address', () => {
  for (const status of [201, 204, 301, 302, 303, 307, 308, 400, 402, 404, 405, 410]) {
    assert.equal(meansWrongAddress(status), true, String(status));
  }
  for (const status of [200, 401, 403, 408, 429, 500, 502, 503]) {
    assert.equal(meansWrongAddress(status), false, String(status));
  }
});

test('a base URL that ends in what Tagline adds is known', () => {
  assert.equal(endingTaglineAdds('https://a.example/v2'), '/v2');
  assert.equal(endingTaglineAdds('https://a.example/api/v2/mtsms'), '/v2/mtsms');
  assert.equal(endingTaglineAdds('https://a.example/sms/mtsms'), '/sms/mtsms');
  for (const good of ['https://a.example', 'https://a.example/v22', 'https://v2.example/api']) {
    assert.equal(endingTaglineAdds(good), null);
  }
  assert.match(spoken(addressFix('https://a.example/v2')), /^Remove \/v2 from the end of the address/);
});

test('through an account that took nothing yet a small canary goes first, whatever was chosen', () => {
  const options = {
    chunkSize: 1000,
    canary: 0,
    perMinute: null,
    connections: 40,
    splitUnicode: true,
    startAt: null,
  };
  const canary = (chosen: number, isProven: boolean) =>
    optionsUnder({ ...options, canary: chosen }, { isProven, asksAfterQuiet: false }).canary;
  for (const chosen of [0, 7, 100, 10_000]) assert.equal(canary(chosen, true), chosen);
  assert.deepEqual(
    [canary(0, false), canary(7, false), canary(100, false), canary(10_000, false)],
    [5, 7, 100, 100],
  );
  const help = (chosen: number, isProven: boolean, people = 1000) =>
    canaryWords({ ...options, canary: chosen }, people, { isProven, asksAfterQuiet: false });
  for (const chosen of [0, 200]) assert.match(help(chosen, false), /^This account has sent nothing/);
  for (const words of [help(0, true), help(200, true), help(7, false), help(0, false, 5)]) {
    assert.doesNotMatch(words, /This account has sent nothing/, 'it is sent as it was chosen');
  }
});
