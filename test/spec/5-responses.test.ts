import { strict as assert } from 'node:assert';
import { accepted, ask, numbers, ONE, postTo, rules, send, sent, sms, withPractice } from './service.ts';

const rule = rules();

rule('Send response, ids: one entry per recipient', 'few', async () => {
  const three = numbers(3);
  const { ids } = await sent(sms({ recipients: three.map((msisdn) => ({ msisdn })) }));
  assert.deepEqual(ids.map(({ msisdn }) => msisdn).sort(), three.toSorted());
});

rule('Send response, ids[].id: an integer, different for each', 'few', async () => {
  const answer = await send(sms({ recipients: numbers(3).map((msisdn) => ({ msisdn })) }));
  assert.ok(accepted(answer).ids.every(({ id }) => Number.isInteger(id)));
  // Read from the text: an integer may be beyond what a double holds.
  assert.equal(new Set(answer.text.match(/"id"\s*:\s*\d+/g)).size, 3);
});

rule('Send response, ids[].id: never given out again', 'practice only', () =>
  withPractice({}, async (own) => {
    const before = await postTo(own, sms());
    own.clear();
    const after = await postTo(own, sms());
    assert.ok(after.body!.ids[0]!.id > before.body!.ids[0]!.id);
  }),
);

rule('Send response, ids[].msisdn: the recipient number as sent', 'few', async () => {
  const { ids } = await sent(sms({ recipients: [{ msisdn: Number(ONE) }] }));
  assert.equal(ids[0]?.msisdn, Number(ONE));
});

rule('Send response, ids[].message: the final text for that recipient', 'few', async () => {
  const recipients = [{ msisdn: ONE, tagvalues: ['Ada'] }];
  const { ids } = await sent({ message: 'Dear {n}', tags: ['{n}'], recipients });
  assert.equal(ids[0]?.message, 'Dear Ada');
});

rule('Send response, credit_consumed: the credit used by the request, an integer', 'few', async () => {
  const { credit_consumed: consumed } = await sent(sms());
  assert.ok(Number.isInteger(consumed));
});

rule(
  'Send response, credit_consumed: one for each part of each text (price not shown)',
  'practice only',
  async () => {
    const costs: [string, string | undefined, number][] = [
      ['a'.repeat(160), undefined, 1],
      ['a'.repeat(161), undefined, 2],
      ['a'.repeat(306), undefined, 2],
      ['a'.repeat(307), undefined, 3],
      ['€'.repeat(80), undefined, 1],
      [`${'a'.repeat(152)}€${'a'.repeat(153)}`, undefined, 3],
      ['ł'.repeat(70), 'UCS2', 1],
      ['ł'.repeat(71), 'UCS2', 2],
      [`${'ł'.repeat(66)}😀${'ł'.repeat(65)}`, 'UCS2', 2],
      [`${'ł'.repeat(66)}😀${'ł'.repeat(66)}`, 'UCS2', 3],
    ];
    for (const [message, encoding, parts] of costs) {
      assert.equal(
        (await sent(sms({ message, encoding }))).credit_consumed,
        parts,
        `${message.length} ${encoding}`,
      );
    }
  },
);

rule('Send response, credit_consumed: a whole number whatever a part costs', 'practice only', async () => {
  const costs: [number, number, number][] = [
    [0.5, 1, 1],
    [0.5, 4, 2],
    [0.07, 100, 7],
    [1.1, 10, 11],
    [1.15, 3, 4],
    [0, 5, 0],
  ];
  for (const [creditPerPart, count, credit] of costs) {
    await withPractice({ choices: { creditPerPart }, credit: 100.5 }, async (own) => {
      const recipients = numbers(count).map((msisdn) => ({ msisdn }));
      assert.equal((await postTo(own, sms({ recipients }))).body?.credit_consumed, credit);
      assert.equal(own.credit(), 100.5 - credit);
    });
  }
});

rule(
  'Send response, credit_consumed: basic usage may leave it out (not shown)',
  'practice only',
  async () => {
    await withPractice({ choices: { basicCreditConsumed: false } }, async (own) => {
      const basic = await fetch(`${own.url}/sms/mtsms?token=${own.token}`, {
        method: 'POST',
        body: JSON.stringify(sms()),
      });
      const body = (await basic.json()) as Record<string, unknown>;
      assert.deepEqual(Object.keys(body), ['ids', 'usage']);
      assert.equal((await postTo(own, sms())).body?.credit_consumed, 1);
    });
    const { body } = await withPractice({ faults: 'no-credit' }, (own) => postTo(own, sms()));
    assert.deepEqual(Object.keys(body ?? {}), ['ids']);
  },
);

rule('Send response, usage: a dictionary in the basic-usage response', 'few', async () => {
  const { usage } = await sent(sms(), { path: '/sms/mtsms' });
  assert.ok(typeof usage === 'object' && usage !== null && !Array.isArray(usage));
});

rule('Send response: may gain more fields over time', 'practice only', () =>
  withPractice({ faults: ['extra-fields'] }, async (own) => {
    const { body } = await postTo(own, sms());
    assert.ok(body && Object.keys(body).length > 2);
    assert.ok(Object.keys(body.ids[0]!).length > 3);
  }),
);

rule('Balance response, credit: the remaining credit, a number', 'free', async () => {
  const { body } = await ask({ method: 'GET', path: '/v2/balance' });
  assert.equal(typeof body?.credit, 'number');
});

rule('Balance response, credit: may have decimals', 'practice only', () =>
  withPractice({ credit: 1234.5 }, async (own) => {
    const response = await fetch(`${own.url}/v2/balance?token=${own.token}`);
    assert.equal(((await response.json()) as { credit: number }).credit, 1234.5);
  }),
);

rule('Balance response, credit: falls by credit_consumed', 'practice only', () =>
  withPractice({ credit: 5 }, async (own) => {
    const { body } = await postTo(own, sms());
    const response = await fetch(`${own.url}/v2/balance?token=${own.token}`);
    assert.equal(((await response.json()) as { credit: number }).credit, 5 - body!.credit_consumed);
  }),
);

rule('Balance response, id: the account id, an integer', 'free', async () => {
  const { body } = await ask({ method: 'GET', path: '/v2/balance' });
  assert.ok(Number.isInteger(body?.id));
});

rule('Balance response: also the account currency (field not shown)', 'practice only', async () => {
  const { body } = await ask({ method: 'GET', path: '/v2/balance' });
  assert.equal(body?.currency, 'XTS');
});
