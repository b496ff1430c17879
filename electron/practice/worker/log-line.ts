export interface RequestLog {
  readonly method: string;
  readonly url: string;
  /** Undefined when the connection was dropped without an answer. */
  readonly status: number | undefined;
  readonly recipients: number;
  readonly accepted: number;
  readonly milliseconds: number;
  readonly fault: string;
}

/** Never contains a value of the query, so it shows no token, text or number. */
export function logLine(health: RequestLog): string {
  const { method, status, recipients, accepted, milliseconds, fault } = health;
  return [
    method,
    withoutValues(health.url),
    status ?? 'no-answer',
    ...(recipients > 0 ? [`recipients=${recipients}`] : []),
    `accepted=${accepted}`,
    `${milliseconds.toFixed(1)}ms`,
    ...(fault === 'ok' ? [] : [`fault=${fault}`]),
  ].join(' ');
}

const KNOWN_PATH = /^(?:\/(?:v2|sms))?\/(?:mtsms|balance)?\/?$/;

function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const names = new Set([...new URLSearchParams(query ?? '').keys()].map((name) => `${plain(name)}=...`));
  // An unknown path may hold anything, even a token.
  return [KNOWN_PATH.test(path) ? path : '(another path)', ...names].join(' ');
}

/** An unknown name may hold anything too. */
const KNOWN_FIELD = /^(?:token|message|payload|encoding|sender|tags|label|recipients|dry_run)$/;

function plain(name: string): string {
  return KNOWN_FIELD.test(name) ? name : '(field)';
}
