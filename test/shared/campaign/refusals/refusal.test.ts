import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readRefusal } from '../../../../shared/campaign/refusals/refusal.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

test("the service's own words are found in any shape", () => {
  const words = (body: string) => readRefusal(400, body).words;
  assert.equal(words('{"message":"Bad sender"}'), 'Bad sender');
  assert.equal(words('{"error":{"message":"Bad sender","code":7}}'), 'Bad sender');
  assert.equal(words('{"errors":[{"detail":"One"},{"detail":"Two"}]}'), 'errors: One Two');
  assert.equal(words('["One","Two"]'), 'One Two');
  assert.equal(words('"Bad sender"'), 'Bad sender');
  assert.equal(words('Bad\n  sender'), 'Bad sender');
  assert.equal(words('{"recipients":["too many"]}'), 'recipients: too many');
  assert.equal(words('<html><title>400 Bad Request</title><body><p>x</p></body></html>'), '400 Bad Request');
  assert.equal(words('<p>Bad <b>sender</b></p>'), 'Bad sender');
});

test('%1 variables are filled from a list or a dictionary', () => {
  const listed = '{"code":"0x0213","message":"Msisdn %1 is not %2","variables":["12025550100","valid"]}';
  assert.equal(readRefusal(400, listed).words, 'Msisdn 12025550100 is not valid');
  const named = '{"message":"Msisdn %1 is bad","variables":{"1":"12025550100"}}';
  assert.equal(readRefusal(400, named).words, 'Msisdn 12025550100 is bad');
  assert.equal(readRefusal(400, '{"message":"50%1 off"}').words, '50%1 off');
});

test('without words the status speaks', () => {
  for (const status of [301, 400, 401, 403, 422, 418]) {
    for (const body of ['', '{}', '[]', 'null', '{"code":3}']) {
      const refusal = readRefusal(status, body);
      assert.ok(spoken(refusal.words).length > 10, `${status} ${body}`);
      assert.equal(refusal.own, false);
      assert.ok(spoken(refusal.fix).length > 10);
    }
  }
});

test('a 403 about the credit says to top up, any other to allow the network address', () => {
  const fix = (body: string) => spoken(readRefusal(403, body).fix);
  for (const body of [
    '{"error":"Not enough credit"}',
    '{"title":"Forbidden","code":"insufficient_balance"}',
    '{"message":"Saldoen er opbrugt: saldo 0"}',
  ])
    assert.equal(fix(body), 'Top up the account, then press “Resume”.', body);
  for (const body of ['', '{"error":"Invalid credentials"}', '<html><h1>403 Forbidden</h1></html>'])
    assert.match(fix(body), /allow this network address/, body);
});

test('no body makes it fail, run away or show control characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (body) => {
      const words = spoken(readRefusal(400, body).words);
      assert.ok(words.length > 0 && words.length <= 500);
      assert.doesNotMatch(words, /\p{Cc}/u);
    }),
  );
});

test('the heading of a page speaks, what is in scripts and styles does not', () => {
  const words = (body: string) => readRefusal(500, body).words;
  const style = '<STYLE>h1 { color: red }</STYLE>';
  assert.equal(words(`<html>${style}<script>"<h1>no</h1>"</script><H1 class=x>Down</H1><p>for now`), 'Down');
  assert.equal(words(`${style}<p>Down</p> for <b>now</b>`), 'Down for now');
  assert.equal(words('<p>1 < 2'), '1 < 2');
  assert.equal(words('<h1>Never closed'), 'Never closed');
  assert.equal(words('İ<title>İ</title>'), 'İ');
});
