import type { Act, Person } from './person.ts';

type Alteration = Extract<Act, { act: 'answers' }>;

/** What a test makes of main's answers, between main and the page. */
export interface Answers {
  act(act: Alteration | Extract<Act, { act: 'let-go' }>): void;
  /** Gives what the page gets for a call of `operation`, which `ask` has main answer. */
  pass(operation: unknown, ask: () => Promise<unknown>): Promise<unknown>;
}

/** Lets a test hold answers back, or put others in their place. */
export function alterAnswers(person: Person): Answers {
  const ways = new Map<number, Alteration & { left: number; readonly gate: PromiseWithResolvers<void> }>();
  return {
    act(act) {
      if (act.act === 'answers') ways.set(act.id, { ...act, left: act.most, gate: Promise.withResolvers() });
      else {
        ways.get(act.id)?.gate.resolve();
        ways.delete(act.id);
      }
      person.tell({ news: 'answers', id: act.id, are: act.act === 'answers' ? 'altered' : 'let-go' });
    },
    async pass(operation, ask) {
      const way = [...ways.values()].find((one) => one.operation === operation && one.left > 0);
      if (way === undefined) return ask();
      way.left -= 1;
      if (way.instead !== undefined) return way.instead;
      const answer = await ask();
      person.tell({ news: 'answers', id: way.id, are: 'held' });
      await way.gate.promise;
      return answer;
    },
  };
}
