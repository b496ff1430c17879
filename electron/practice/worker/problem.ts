import type { Choices, ErrorShape, Rule } from './choices.ts';

/** Why the gateway says no: a status, a stable code, and a sentence whose %1, %2 ... stand for `variables`. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly variables: readonly string[];
  /** The one method a path takes, for the Allow header that belongs to a 405. */
  readonly allow?: string;
}

/** A request the gateway refuses; thrown inside a request and answered at its edge. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(filled(problem));
    this.problem = problem;
  }
}

/** Refuses for a broken rule, with the status chosen for that rule. */
export function broken(choices: Choices, rule: Rule, message: string, ...variables: string[]): Refusal {
  return new Refusal({ status: choices.statusOf[rule], code: rule, message, variables });
}

/** Refuses what is larger than this gateway will hold; `what` is a sentence whose %1 stands for the limit. */
export function tooMuch(choices: Choices, code: string, what: string, limit: number): Refusal {
  return new Refusal({ status: choices.bodyLimitStatus, code, message: what, variables: [String(limit)] });
}

/** The JSON error body in the wanted shape ("Shape of the JSON error body: not shown"). */
export function errorBody(problem: Problem, shape: ErrorShape): unknown {
  const { code, variables } = problem;
  switch (shape) {
    case 'message':
      return { code, message: filled(problem), variables };
    case 'variables':
      return { code, message: problem.message, variables };
    case 'errors-list':
      return { errors: [{ code, detail: filled(problem) }] };
    case 'nested':
      return { error: { type: code, reason: filled(problem) } };
  }
}

function filled(problem: Problem): string {
  return problem.message.replace(/%(\d+)/g, (whole, n: string) => problem.variables[Number(n) - 1] ?? whole);
}
