/** Turns values into text and back as the structured clone algorithm does between Electron's processes. */
export interface Codec {
  encode(value: unknown): string;
  decode(text: string): unknown;
}

/** How bytes become text and bytes again, which Node and Chromium do each in its own way. */
export interface Base64 {
  toText(bytes: Uint8Array): string;
  toBytes(text: string): Uint8Array<ArrayBuffer>;
}

/** The codec of main's process. */
export const nodeBase64: Base64 = {
  toText: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  toBytes: (text) => new Uint8Array(Buffer.from(text, 'base64')),
};

/**
 * Makes a codec. Its text is sent to the page, so it uses nothing from outside itself. Objects are written once and
 * referred to afterwards, so that circles stay circles; what cannot be cloned throws, as in Electron.
 */
export function createCodec({ toText, toBytes }: Base64): Codec {
  type Node = string | number | boolean | null | readonly unknown[];
  const views = {
    Uint8Array,
    Int8Array,
    Uint8ClampedArray,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  } as const;

  function refuse(): never {
    throw new Error('An object could not be cloned.');
  }

  function writePlain(value: unknown): Node | null {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['number', Object.is(value, -0) ? '-0' : String(value)];
      case 'undefined':
        return ['undefined'];
      case 'bigint':
        return ['bigint', String(value)];
      case 'object':
        return null;
      default:
        return refuse();
    }
  }

  function write(value: unknown, seen: Map<object, number>): Node {
    if (typeof value !== 'object' || value === null) return writePlain(value);
    const before = seen.get(value);
    if (before !== undefined) return ['again', before];
    seen.set(value, seen.size);
    const inner = (one: unknown): Node => write(one, seen);
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    if (Array.isArray(value)) return ['array', value.map(inner)];
    if (ArrayBuffer.isView(value)) {
      if (!Object.hasOwn(views, kind)) refuse();
      return [kind, toText(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))];
    }
    switch (kind) {
      case 'Object':
        return ['object', Object.entries(value).map(([key, one]) => [key, inner(one)])];
      case 'Date':
        return ['date', (value as Date).getTime()];
      case 'Map':
        return ['map', [...(value as Map<unknown, unknown>)].map(([key, one]) => [inner(key), inner(one)])];
      case 'Set':
        return ['set', [...(value as Set<unknown>)].map(inner)];
      case 'Error':
        return ['error', (value as Error).name, (value as Error).message];
      case 'RegExp':
        return ['pattern', (value as RegExp).source, (value as RegExp).flags];
      case 'ArrayBuffer':
        return ['buffer', toText(new Uint8Array(value as ArrayBuffer))];
      default:
        return refuse();
    }
  }

  function readBytes(kind: string, text: string): unknown {
    const { buffer } = toBytes(text);
    if (kind === 'buffer') return buffer;
    const View = views[kind as keyof typeof views] ?? refuse();
    return new (View as Uint8ArrayConstructor)(buffer);
  }

  function read(node: Node, seen: unknown[]): unknown {
    if (!Array.isArray(node)) return node;
    const [kind, first, second] = node;
    const keep = <Value>(value: Value): Value => {
      seen.push(value);
      return value;
    };
    switch (kind) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(first);
      case 'bigint':
        return BigInt(first);
      case 'again':
        return seen[first];
      case 'array': {
        const list: unknown[] = keep([]);
        for (const one of first) list.push(read(one, seen));
        return list;
      }
      case 'object': {
        const object = keep({});
        for (const [key, one] of first) {
          const value = read(one, seen);
          Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
        }
        return object;
      }
      case 'date':
        return keep(new Date(first));
      case 'map': {
        const map = keep(new Map());
        for (const [key, one] of first) map.set(read(key, seen), read(one, seen));
        return map;
      }
      case 'set': {
        const set = keep(new Set());
        for (const one of first) set.add(read(one, seen));
        return set;
      }
      case 'error':
        return keep(Object.assign(new Error(second), { name: first }));
      case 'pattern':
        return keep(new RegExp(first, second));
      default:
        return keep(readBytes(kind, first));
    }
  }

  return {
    encode: (value) => JSON.stringify(write(value, new Map())),
    decode: (text) => read(JSON.parse(text), []),
  };
}
