import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CampaignId } from '../../../../shared/brand.ts';
import { scheduledWords } from '../../../../shared/campaign/progress/scheduled-words.ts';
import { dayAndTime } from '../../../../shared/format/format-time.ts';

function scheduled(id: number, startAt: number, name = `Campaign ${id}`) {
  return { id: id as CampaignId, name, startAt };
}

test('what is scheduled is counted and named, the next first, with a time that stays true the day after', () => {
  const [early, late] = [Date.UTC(2026, 10, 23, 9), Date.UTC(2026, 10, 24, 9)];
  const one = scheduledWords([scheduled(1, late, '')]);
  assert.equal(one.hint, '1 campaign is scheduled. Keep Tagline open.');
  assert.deepEqual(one.lines, [{ id: 1, text: `“Untitled”, ${dayAndTime(late)}` }]);
  assert.doesNotMatch(one.lines[0]?.text ?? '', /today|tomorrow/i);
  assert.equal(one.more, null);
  const many = scheduledWords([7, 6, 5, 4, 3, 2, 1].map((id) => scheduled(id, id === 1 ? early : late + id)));
  assert.equal(many.hint, '7 campaigns are scheduled. Keep Tagline open.');
  assert.deepEqual(
    many.lines.map(({ id }) => id),
    [1, 2, 3, 4, 5],
  );
  assert.equal(many.more, '2 more');
});
