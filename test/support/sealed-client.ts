import type { Answer, Operation, Operations } from '../../shared/contract.ts';
import {
  callHeader,
  contextOf,
  helloHeader,
  pack,
  sealedType,
  sessionPath,
  unpack,
} from '../../shared/sealing/sealed-call.ts';
import { greet } from '../../shared/sealing/session.ts';
import type { Bytes } from '../../shared/sealing/web-crypto.ts';

/** A request of a page, ready to be sent. */
export interface SealedRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Bytes;
  /** What the host said in answer; null where nobody has who is the host. */
  opened(answer: Uint8Array): Promise<unknown>;
  /** The same of the event at a place, from 0; undefined for an empty one. */
  openedEvent(at: number, record: Uint8Array): Promise<unknown>;
}

/** A session with a loopback host, as a page has it. */
export interface SealedClient {
  seal(path: string, input: object, bytes?: Uint8Array): Promise<SealedRequest>;
  /** The same of bytes that were not packed. */
  sealRaw(path: string, plain: Uint8Array): Promise<SealedRequest>;
  call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>>;
}

/** The headers of a page of the host at an address. */
const own = (address: string) => ({ Origin: address, 'Content-Type': sealedType });

/** Begins a session with the host at an address; fails where it has another secret. */
export async function sealedClient(address: string, secret: string): Promise<SealedClient> {
  const greeting = await greet(secret);
  const headers = { ...own(address), [helloHeader]: Buffer.from(greeting.hello).toString('base64url') };
  const welcomed = await fetch(address + sessionPath, { method: 'POST', headers });
  const session = await greeting.meet(await bytesOf(welcomed));
  if (session === null) throw new Error(`The host answered ${welcomed.status}, and has another secret.`);
  const id = Buffer.from(session.id).toString('base64url');
  let count = 0;

  async function sealRaw(path: string, plain: Uint8Array): Promise<SealedRequest> {
    count += 1;
    const n = count;
    return {
      path,
      headers: { ...own(address), [callHeader]: `${id}.${n}` },
      body: await session!.seal(new Uint8Array(plain), contextOf.call(n, path)),
      async opened(answer) {
        const plain = await session!.open(new Uint8Array(answer), contextOf.answer(n, path));
        if (plain === null) return null;
        const { json, bytes: raw } = unpack(plain, JSON.parse);
        const { value } = json as { value: object };
        return raw === undefined ? json : { ...(json as object), value: { ...value, bytes: raw } };
      },
      async openedEvent(at, record) {
        const plain = await session!.open(new Uint8Array(record), contextOf.event(n, at));
        if (plain === null) return null;
        return plain.length === 0 ? undefined : unpack(plain, JSON.parse).json;
      },
    };
  }

  const seal = (path: string, input: object, bytes?: Uint8Array) => sealRaw(path, pack(input, bytes));

  return {
    seal,
    sealRaw,
    async call<K extends Operation>(operation: K, input: Operations[K]['in']) {
      const { bytes, ...rest } = input as { bytes?: Uint8Array };
      const { path, headers: sealed, body, opened } = await seal(`/call/${operation}`, rest, bytes);
      const answer = await fetch(address + path, { method: 'POST', headers: sealed, body });
      const result = await opened(await bytesOf(answer));
      if (result === null)
        throw new Error(`${operation} was answered ${answer.status}, and not by the host.`);
      return result as Answer<K>;
    },
  };
}

async function bytesOf(answer: Response): Promise<Bytes> {
  return new Uint8Array(await answer.arrayBuffer());
}
