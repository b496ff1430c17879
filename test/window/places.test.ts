import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { appStore } from '../../renderer/state/app-store.ts';
import { keptPlaces, type Place, stepped, type Visits } from '../../renderer/state/places/places.ts';
import type { CampaignId } from '../../shared/brand.ts';

const campaigns = [1, 2, 3] as CampaignId[];
const places = fc.constantFrom<Place | null>(
  null,
  { kind: 'audiences' },
  { kind: 'settings' },
  { kind: 'search' },
  { kind: 'search', msisdn: '12025550143' },
  { kind: 'inbox', tab: 'faults' },
);

type Store = ReturnType<typeof appStore>;

const visitsOf = (app: Store): Visits => app.getState().visits;
const all = (): boolean => true;

/** Goes as far as it can, at most `most` visits. */
function go(app: Store, direction: 'past' | 'next', most: number): number {
  for (let gone = 0; gone < most; gone += 1) {
    const to = stepped(visitsOf(app), direction, all);
    if (to === null) return gone;
    app.getState().step(to);
  }
  return most;
}

const acts = fc.array(
  fc.oneof(
    places.map((place) => (app: Store) => app.getState().visit(place)),
    fc.constantFrom(...campaigns).map((id) => (app: Store) => app.getState().show(id)),
    fc.nat(3).map((most) => (app: Store) => void go(app, 'past', most)),
    fc.nat(3).map((most) => (app: Store) => void go(app, 'next', most)),
  ),
  { maxLength: 20 },
);

function after(done: readonly ((app: Store) => void)[]): Store {
  const app = appStore();
  app.getState().show(campaigns[0]!);
  for (const act of done) act(app);
  return app;
}

test('as far back as forward is where one was', () => {
  fc.assert(
    fc.property(acts, fc.nat(30), (done, most) => {
      const app = after(done);
      const before = visitsOf(app);
      const gone = go(app, 'past', most);
      go(app, 'next', gone);
      assert.deepEqual(visitsOf(app), before);
    }),
  );
});

test('one step back from anything that came into view is what was in view before', () => {
  fc.assert(
    fc.property(acts, places, fc.constantFrom(...campaigns), (done, place, id) => {
      const app = after(done);
      for (const act of [() => app.getState().visit(place), () => app.getState().show(id)]) {
        const before = visitsOf(app);
        act();
        if (visitsOf(app) === before) continue;
        assert.deepEqual(visitsOf(app).next, []);
        app.getState().step(stepped(visitsOf(app), 'past', all)!);
        assert.equal(visitsOf(app).now, before.now);
      }
    }),
  );
});

test('each kind of place is kept once, the one in view always, and comes back as it was left', () => {
  fc.assert(
    fc.property(acts, places, (done, place) => {
      const app = after(done);
      app.getState().visit(place);
      const { now } = visitsOf(app);
      const kept = keptPlaces(visitsOf(app));
      assert.equal(new Set(kept.map((one) => one.place.kind)).size, kept.length);
      if (place === null || now.place === null) return assert.equal(now.place, null);
      assert.ok(kept.includes(now.place));
      assert.equal(now.place.place.kind, place.kind);
      app.getState().visit(null);
      app.getState().visit({ kind: place.kind });
      assert.equal(visitsOf(app).now.place, now.place);
    }),
  );
});

test('a place that is opened for something else is not the one that was left', () => {
  const app = after([(one) => one.getState().visit({ kind: 'search' })]);
  const first = visitsOf(app).now.place;
  app.getState().visit({ kind: 'search', msisdn: '12025550143' });
  assert.notEqual(visitsOf(app).now.place, first);
  assert.equal(keptPlaces(visitsOf(app)).length, 1);
});

test('back and forward pass by campaigns that are gone, and a place over one of them', () => {
  const [one, two, three] = campaigns as [CampaignId, CampaignId, CampaignId];
  const app = after([
    (store) => store.getState().show(two),
    (store) => store.getState().visit({ kind: 'settings' }),
    (store) => store.getState().show(three),
  ]);
  const withoutTwo = stepped(visitsOf(app), 'past', (id) => id !== two);
  assert.equal(withoutTwo?.now.campaignId, one);
  assert.equal(
    stepped(visitsOf(app), 'past', (id) => id === three),
    null,
  );
});

test('what is shown in a place that closes overlays closes them', () => {
  const app = after([(store) => store.getState().open({ kind: 'keys' })]);
  app.getState().visit({ kind: 'settings' });
  assert.deepEqual(app.getState().overlays, []);
});
