import type { Choices, ErrorShape, Rule } from './spec-choices.ts';

/** `message` holds %1, %2 ... for `variables`. */
export interface ProblemDetails {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly variables: readonly string[];
}

/** Thrown while a request is read; the request handler answers with it. */
export class Problem extends Error {
  readonly details: ProblemDetails;
  constructor(status: number, code: string, message: string, variables: readonly string[] = []) {
    super(filled({ message, variables }));
    this.details = { status, code, message, variables };
  }
}

export function broken(
  choices: Choices,
  rule: Rule,
  message: string,
  variables: readonly (string | number)[] = [],
): Problem {
  return new Problem(choices.statusOf[rule], rule, message, variables.map(String));
}

/** `what` is a sentence with %1 for the limit. */
export function tooMuch(choices: Choices, code: string, what: string, limit: number): Problem {
  return new Problem(choices.bodyLimitStatus, code, what, [String(limit)]);
}

export function beyondConnectionLimit(choices: Choices): Problem {
  return new Problem(choices.connectionLimitStatus, 'too-many-connections', 'Too many open connections.');
}

export function exceptionOf(error: unknown): ProblemDetails {
  const variables = [error instanceof Error ? error.message : String(error)];
  return { status: 500, code: 'exception', message: 'The request cannot be processed: %1', variables };
}

/** "Shape of the JSON error body: not shown". */
export function errorBody(problem: ProblemDetails, shape: ErrorShape): unknown {
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

function filled({ message, variables }: Pick<ProblemDetails, 'message' | 'variables'>): string {
  return message.replace(/%(\d+)/g, (whole, n: string) => variables[Number(n) - 1] ?? whole);
}
