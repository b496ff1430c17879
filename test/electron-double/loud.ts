import { EventEmitter } from 'node:events';

/** What code asks of every object without meaning anything by it: a promise, a printer, a serializer. */
const asked = ['then', 'toJSON', 'domain'];

/**
 * Offers a part of one of Electron's own types, which has to be named: a member that Electron does not declare, or declares
 * with another signature, does not compile. Whatever the double does not offer fails at once and by its name, so that no
 * test passes beside Electron. Once it `isGone`, it only says so.
 */
export function loud<Whole extends object = never>(
  name: string,
  offered: Partial<NoInfer<Whole>>,
  events?: Events<NoInfer<Whole>>,
  isGone: () => boolean = () => false,
): Whole {
  const whole =
    events === undefined
      ? offered
      : Object.defineProperties(emitter(name, events.names), Object.getOwnPropertyDescriptors(offered));
  // What is an emitter's own stays.
  function checkThere(key: string | symbol): void {
    if (isGone() && Object.hasOwn(offered, key) && key !== 'isDestroyed' && key !== 'destroy')
      throw new TypeError('Object has been destroyed');
  }
  return new Proxy(whole as Whole, {
    get(target, key) {
      checkThere(key);
      if (typeof key === 'string' && !(key in target) && !asked.includes(key))
        throw notOffered(`${name}.${key}`);
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      checkThere(key);
      if (typeof key === 'string' && !(key in target)) throw notOffered(`${name}.${key}`);
      return Reflect.set(target, key, value);
    },
  });
}

/** Offers one of Electron's own classes: `make` makes what `new` gives, and must not be an arrow, which nothing makes by `new`. */
export function loudClass<Class extends abstract new (...args: never) => object = never>(
  name: string,
  make: (...args: ConstructorParameters<NoInfer<Class>>) => InstanceType<NoInfer<Class>>,
  statics: Partial<NoInfer<Class>> = {},
): Class {
  return loud<Class>(name, Object.assign(make, statics) as unknown as Class);
}

/** The events that the double sends of one of Electron's own types. */
export interface Events<Whole> {
  readonly names: readonly string[];
  /** Never there: keeps the events of one type from another. */
  readonly of?: (whole: Whole) => void;
}

/** The name of an event if Electron's type declares it, otherwise nothing that any name could be. */
type EventOf<Whole, Name extends string> = Whole extends {
  // biome-ignore lint/suspicious/noExplicitAny: what listeners take is each event's own matter.
  on(event: Name, listener: (...args: any[]) => void): unknown;
}
  ? Name
  : never;

/** Names events of one of Electron's own types; one that it does not declare does not compile. */
export function eventsOf<Whole>() {
  return <const Names extends readonly string[]>(
    ...names: { [At in keyof Names]: EventOf<Whole, Names[At]> } & Names
  ): Events<Whole> => ({ names });
}

/** An emitter on which nobody can wait for an event that the double never sends. */
function emitter(name: string, events: readonly string[]): EventEmitter {
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
  target: Pick<EventEmitter, 'emit'>,
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
