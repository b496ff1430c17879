import { EventEmitter } from 'node:events';

/** What code asks of every object without meaning anything by it: a promise, a printer, a serializer. */
const asked = ['then', 'toJSON', 'domain'];

/** Lets whatever the double does not offer fail at once and by its name, so that no test passes beside Electron. */
export function loud<Offered extends object>(name: string, offered: Offered): Offered {
  return new Proxy(offered, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !asked.includes(key))
        throw notOffered(`${name}.${key}`);
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      if (typeof key === 'string' && !(key in target)) throw notOffered(`${name}.${key}`);
      return Reflect.set(target, key, value);
    },
  });
}

/** An emitter on which nobody can wait for an event that the double never sends. */
export function emitter(name: string, events: readonly string[]): EventEmitter {
  const made = new EventEmitter();
  const add = made.on.bind(made);
  const on = (event: string | symbol, listener: Parameters<typeof add>[1]): EventEmitter => {
    if (typeof event === 'string' && !events.includes(event)) throw notOffered(`event “${event}” of ${name}`);
    return add(event, listener);
  };
  return Object.assign(made, { on, addListener: on });
}

/** Sends an event that can be prevented; answers whether somebody did. */
export function isPrevented(
  target: EventEmitter,
  event: string,
  details: object = {},
  ...rest: readonly unknown[]
): boolean {
  let isStopped = false;
  const preventable = {
    ...details,
    preventDefault() {
      isStopped = true;
    },
    get defaultPrevented() {
      return isStopped;
    },
  };
  target.emit(event, preventable, ...rest);
  return isStopped;
}

function notOffered(what: string): Error {
  return new Error(`The double of Electron has no ${what}.`);
}

/** The named members of one of Electron's own interfaces. */
export type UsedOf<Whole, Names extends keyof Whole> = { [Name in Names]: Whole[Name] };
