import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { endingTaglineAdds } from './base-url.ts';

/**
 * True for a status that shows that something else than the service answers there: a redirect, a missing page,
 * another success. A refusal of the token, the address or the pace says nothing of it, nor does a broken or
 * busy service (spec, Get balance).
 */
export function meansWrongAddress(status: number): boolean {
  if (status >= 400 && status < 500) return ![401, 403, 408, 425, 429].includes(status);
  return status !== 200 && status < 400;
}

export function addressFix(baseUrl: string): Words {
  const tail = endingTaglineAdds(baseUrl);
  return tail === null ? say.accounts.checkAddress() : say.accounts.takeOff(tail);
}
