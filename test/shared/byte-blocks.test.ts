import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ByteBlocks } from '../../shared/byte-blocks.ts';

test('pieces of any size come back in order, also after it was cleared', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 60 });
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const blocks = new ByteBlocks();
      for (const piece of before) blocks.add(piece);
      blocks.clear();
      for (const piece of after) blocks.add(piece);
      const all = Buffer.concat(after);
      assert.equal(blocks.length, all.length);
      assert.ok(all.equals(blocks.whole()));
      assert.ok(all.equals(Buffer.concat(blocks.pieces())));
    }),
  );
});

test('single bytes are kept in few blocks, and not in the memory they came in', () => {
  const blocks = new ByteBlocks();
  const byte = new Uint8Array(1);
  for (let n = 0; n < 1_000_000; n += 1) {
    byte[0] = n % 251;
    blocks.add(byte);
  }
  assert.ok(blocks.pieces().length < 30, String(blocks.pieces().length));
  assert.ok(blocks.whole().every((value, n) => value === n % 251));
});
