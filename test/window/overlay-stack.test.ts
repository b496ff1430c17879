import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { appStore } from '../../renderer/state/app-store.ts';
import {
  dialogsOf,
  isAsBefore,
  isCovered,
  isFree,
  type Overlay,
  type OverlayStack,
  topOverlay,
} from '../../renderer/state/overlays/overlay-stack.ts';
import type { CampaignId } from '../../shared/brand.ts';

const review = { kind: 'review', campaignId: 1 as CampaignId } as const;
const overlays = fc.constantFrom<Overlay>(
  review,
  { kind: 'paste' },
  { kind: 'account' },
  { kind: 'about' },
  { kind: 'keys' },
);

type Store = ReturnType<typeof appStore>;

const shown = (app: Store) => topOverlay(app.getState().overlays)?.overlay ?? null;

/** Does one thing after the other; what dialogs are drawn is known by their `uncover`. */
const acts = fc.array(
  fc.oneof(
    overlays.map((overlay) => (app: Store) => app.getState().open(overlay)),
    overlays.map((overlay) => (app: Store) => app.getState().openOver(overlay)),
    fc.constant((app: Store) => void app.getState().cover()),
    fc.nat(9).map((id) => (app: Store) => app.getState().leave(id)),
    fc.constant((app: Store) => app.getState().close()),
  ),
  { maxLength: 12 },
);

function after(done: readonly ((app: Store) => void)[]): Store {
  const app = appStore();
  for (const act of done) act(app);
  return app;
}

test('what is opened over something and closed again leaves everything as it was', () => {
  fc.assert(
    fc.property(acts, overlays, (done, overlay) => {
      const app = after(done);
      const { overlays: before, openOver, leave } = app.getState();
      openOver(overlay);
      assert.equal(shown(app), overlay);
      leave(topOverlay(app.getState().overlays)!.id);
      assert.deepEqual(app.getState().overlays, before);
      const uncover = app.getState().cover();
      assert.ok(isCovered(app.getState().overlays));
      uncover();
      assert.deepEqual(app.getState().overlays, before);
    }),
  );
});

test('closing every overlay, or going to another one, leaves each dialog that is drawn', () => {
  fc.assert(
    fc.property(acts, overlays, (done, overlay) => {
      for (const [go, left] of [
        [(app: Store) => app.getState().close(), []],
        [(app: Store) => app.getState().showRows('all'), []],
        [(app: Store) => app.getState().open(overlay), [overlay]],
      ] as const) {
        const app = after(done);
        const dialogs = dialogsOf(app.getState().overlays);
        go(app);
        const stack = app.getState().overlays;
        assert.deepEqual(dialogsOf(stack), dialogs);
        const open = stack.filter((layer) => !dialogs.includes(layer));
        assert.deepEqual(
          open.map((layer) => layer.overlay),
          left,
        );
      }
    }),
  );
});

test('what is closed late takes away nothing that was opened since', () => {
  fc.assert(
    fc.property(acts, overlays, overlays, (done, first, second) => {
      const app = after(done);
      app.getState().open(first);
      const late = topOverlay(app.getState().overlays)!.id;
      app.getState().open(second);
      app.getState().leave(late);
      assert.equal(shown(app), second);
    }),
  );
});

test('after what was opened over the review, the review is in view again; another overlay closes it too', () => {
  const app = after([
    (one) => one.getState().open(review),
    (one) => one.getState().openOver({ kind: 'account' }),
  ]);
  app.getState().leave(topOverlay(app.getState().overlays)!.id);
  assert.equal(shown(app), review);
  app.getState().open({ kind: 'paste' });
  app.getState().leave(topOverlay(app.getState().overlays)!.id);
  assert.equal(shown(app), null);
});

test('only what is read may be taken away, and nothing that a dialog stands over', () => {
  const free = (stack: readonly (Overlay | null)[]) =>
    isFree(stack.map((overlay, id) => ({ id, overlay })) satisfies OverlayStack);
  const read = { kind: 'about' } as const;
  for (const stack of [[], [read], [read, null], [read, read, null]])
    assert.ok(free(stack), JSON.stringify(stack));
  for (const stack of [[null], [review], [review, null], [read, null, null], [review, read, null]])
    assert.ok(!free(stack), JSON.stringify(stack));
});

test('what was in view is replaced only while nothing was opened since', () => {
  fc.assert(
    fc.property(acts, overlays, (done, overlay) => {
      const app = after(done);
      const before = app.getState().overlays;
      assert.equal(isAsBefore(before, before), shown(app) !== null || !isCovered(before));
      app.getState().cover();
      assert.ok(!isAsBefore(app.getState().overlays, before), 'a question');
      app.getState().openOver(overlay);
      assert.ok(!isAsBefore(app.getState().overlays, before), 'an overlay');
    }),
  );
});
