import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { inTurn, takesOnce } from '../../../shared/sealing/once.ts';
import { sealerAtOnce } from '../../../shared/sealing/seal-at-once.ts';
import { contextOf, pack, unpack } from '../../../shared/sealing/sealed-call.ts';
import { greet, type PageSession, type Session, welcome } from '../../../shared/sealing/session.ts';
import { joined } from '../../../shared/sealing/web-crypto.ts';

const secret = 's'.repeat(43);
const context = fc.string({ unit: 'binary', maxLength: 40 });
const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((drawn) => new Uint8Array(drawn) as Uint8Array<ArrayBuffer>);

async function begin(): Promise<{ readonly page: PageSession; readonly host: Session }> {
  const greeting = await greet(secret);
  const answered = await welcome(secret, greeting.hello);
  const page = answered && (await greeting.meet(answered.welcome));
  assert.ok(page);
  return { page, host: answered.session };
}

const { page, host } = await begin();

describe('what one side of a session seals', () => {
  test('the other side opens whole, in the same context, and nobody sees it on its way', async () => {
    await fc.assert(
      fc.asyncProperty(bytes(300), context, fc.boolean(), async (plain, as, isPages) => {
        const [from, to] = isPages ? [page, host] : [host, page];
        const sealed = await from.seal(plain, as);
        assert.deepEqual(await to.open(sealed, as), plain);
        assert.equal(sealed.length, plain.length + 28);
        if (plain.length >= 8) assert.equal(Buffer.from(sealed).includes(Buffer.from(plain)), false);
        assert.notDeepEqual(await from.seal(plain, as), sealed, 'the same is never sealed alike');
      }),
      { numRuns: 50 },
    );
  });

  test('is refused with any bit turned, cut, longer, in another context, and by the side that sealed it', async () => {
    await fc.assert(
      fc.asyncProperty(bytes(100), context, context, fc.nat(), async (plain, as, other, at) => {
        const sealed = await page.seal(plain, as);
        const turned = sealed.slice();
        turned[at % sealed.length]! ^= 1 << (at % 8);
        assert.equal(await host.open(turned, as), null);
        assert.equal(await host.open(sealed.slice(0, at % sealed.length), as), null);
        assert.equal(await host.open(joined(sealed, new Uint8Array(1)), as), null);
        if (other !== as) assert.equal(await host.open(sealed, other), null);
        assert.equal(await page.open(sealed, as), null, 'the wrong direction');
      }),
      { numRuns: 50 },
    );
  });

  test('is nothing in another session of the same secret', async () => {
    const another = await begin();
    const sealed = await page.seal(new Uint8Array([1]), 'call 1 /call/app.info');
    assert.equal(await another.host.open(sealed, 'call 1 /call/app.info'), null);
    assert.notDeepEqual(another.page.id, page.id);
    assert.deepEqual(another.page.id, another.host.id);
  });

  test('at once is what it seals in its own time, and only once', async () => {
    const about = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(bytes(200), about, async (plain, as) => {
        const atOnce = await sealerAtOnce(page.keys, 200);
        const sealed = atOnce(plain, as);
        assert.ok(sealed);
        assert.deepEqual(await host.open(sealed, as), plain);
        assert.throws(() => atOnce(plain, as));
      }),
      { numRuns: 50 },
    );
    assert.equal((await sealerAtOnce(page.keys, 10))(new Uint8Array(11), ''), null, 'too long');
  });
});

describe('a session begins', () => {
  test('only between two who have the same secret', async () => {
    const greeting = await greet(secret);
    assert.equal(await welcome('another secret', greeting.hello), null);
    assert.equal(await welcome(secret, new Uint8Array(200)), null);
    const stranger = await welcome('x', (await greet('x')).hello);
    assert.ok(stranger);
    assert.equal(await greeting.meet(stranger.welcome), null);
    for (const length of [0, 65, 200]) assert.equal(await greeting.meet(new Uint8Array(length)), null);
  });

  test('with neither side learning more than the other’s part: whoever has the secret and all that travelled reads nothing', async () => {
    const greeting = await greet(secret);
    const answered = await welcome(secret, greeting.hello);
    assert.ok(answered);
    // The page's part is there to be read.
    const lock = Buffer.from(hkdfSync('sha256', secret, '', 'Tagline hello', 32));
    const { hello } = greeting;
    const opening = createDecipheriv('aes-256-gcm', lock, hello.subarray(0, 12)).setAAD(Buffer.from('hello'));
    opening.setAuthTag(hello.subarray(-16));
    const shown = Buffer.concat([opening.update(hello.subarray(12, -16)), opening.final()]);
    assert.equal(shown.length, 65);
    // An answer made with another pair, of one who knows both, is another session.
    const own = createECDH('prime256v1');
    own.generateKeys();
    const forged = joined(own.getPublicKey(), answered.welcome.subarray(65));
    assert.equal(await greeting.meet(forged), null);
    assert.ok(await greeting.meet(answered.welcome));
  });

  test('not with what is no point of the curve', async () => {
    const greeting = await greet(secret);
    const answered = await welcome(secret, greeting.hello);
    assert.ok(answered);
    const off = answered.welcome.slice();
    off[40]! ^= 1;
    assert.equal(await greeting.meet(off), null);
  });
});

test('each number is taken once, in any order, and none from long ago', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 80 }), (numbers) => {
      const takes = takesOnce(8);
      const taken = new Set<number>();
      let newest = 0;
      for (const n of numbers) {
        const isDue = n >= 1 && n > newest - 8 && !taken.has(n);
        assert.equal(takes(n), isDue, `${n} of ${numbers}`);
        if (isDue) taken.add(n);
        if (isDue) newest = Math.max(newest, n);
      }
    }),
  );
  const takes = takesOnce();
  for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) assert.equal(takes(n), false);
  assert.equal(takes(2 ** 53 - 1), true);
  assert.equal(takes(1), false);
});

test('what is made side by side comes in turn, also after what failed', async () => {
  const turn = inTurn();
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.resolve('quick')];
  const order: string[] = [];
  const all = [slow.promise, Promise.reject(new Error('failed')), quick].map((made) =>
    turn<string>(made).then(
      (one) => order.push(one),
      (error: Error) => order.push(error.message),
    ),
  );
  slow.resolve('slow');
  await Promise.all(all);
  assert.deepEqual(order, ['slow', 'failed', 'quick']);
});

test('JSON and bytes are packed together and come apart again, or fail', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.option(bytes(50)), (drawn, raw) => {
      const json = JSON.parse(JSON.stringify(drawn)) as object;
      const found = unpack(pack(json, raw ?? undefined), JSON.parse);
      assert.deepEqual(found.json, json);
      assert.deepEqual(found.bytes ?? null, raw);
    }),
  );
  for (const broken of [[], [0, 0, 0], [0, 0, 0, 99, 123], [123], [0, 0, 0, 1, 123]])
    assert.throws(() => unpack(new Uint8Array(broken), JSON.parse));
});

test('no two contexts are one', () => {
  const all = [1, 11, 2].flatMap((n) => [
    contextOf.call(n, '/call/a'),
    contextOf.answer(n, '/call/a'),
    contextOf.call(n, '/events'),
    contextOf.event(n, 1),
    contextOf.event(n, 11),
  ]);
  assert.equal(new Set(all).size, all.length);
});
