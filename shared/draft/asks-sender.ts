import { judgeSender } from '../message/sender.ts';
import type { Draft } from './draft.ts';

/** The service takes a message without a sender, so a person may choose that; nobody sends one by forgetting it. */
export function asksSender({ sender, options }: Pick<Draft, 'sender' | 'options'>): boolean {
  return judgeSender(sender).kind === 'none' && options.noSender !== true;
}
