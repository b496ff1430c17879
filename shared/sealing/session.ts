import { cipher, open, seal } from './seal.ts';
import { type Bytes, joined, type Key, subtle, utf8 } from './web-crypto.ts';

/** One side of a session between a page and its host: what one side seals, the other opens, and nobody else does either. */
export interface Session {
  /** Tells the sessions of a host apart; opens nothing. */
  readonly id: Bytes;
  seal(plain: Bytes, context: string): Promise<Bytes>;
  /** Null for whatever the other side has not sealed in this session, for this context. */
  open(sealed: Bytes, context: string): Promise<Bytes | null>;
}

/** The page's side, with what `sealerAtOnce` needs. */
export interface PageSession extends Session {
  readonly keys: { readonly page: Key; readonly blocks: Key };
}

/** A page that asks for a session. */
export interface Greeting {
  /** What the page sends: only who has its secret can read it, or have sent it. */
  readonly hello: Bytes;
  /** The session, where `welcome` is the answer of a host that has the secret; otherwise null. */
  meet(welcome: Bytes): Promise<PageSession | null>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' };
const publicBytes = 65;
const pageContext = 'hello';
const hostContext = 'welcome';

/**
 * Begins a session of a page with the host that has the same secret. Its keys are made of the secret and of what each side
 * draws and keeps to itself, so that whoever learns the secret later neither reads the session nor takes a side of it.
 */
export async function greet(secret: string): Promise<Greeting> {
  const [lock, own] = await Promise.all([helloKey(secret), drawPair()]);
  return {
    hello: await seal(lock, own.shown, pageContext),
    async meet(welcome) {
      const theirs = welcome.slice(0, publicBytes);
      const keys = await sessionKeys(secret, own.kept, theirs, joined(own.shown, theirs)).catch(() => null);
      if (keys === null) return null;
      if ((await open(keys.host, welcome.slice(publicBytes), hostContext)) === null) return null;
      return { ...side(keys.id, keys.page, keys.host), keys };
    },
  };
}

/** Answers a page's hello; null where whoever sent it has another secret or none. */
export async function welcome(
  secret: string,
  hello: Bytes,
): Promise<{ readonly welcome: Bytes; readonly session: Session } | null> {
  const theirs = await open(await helloKey(secret), hello, pageContext);
  if (theirs === null) return null;
  const own = await drawPair();
  const keys = await sessionKeys(secret, own.kept, theirs, joined(theirs, own.shown)).catch(() => null);
  if (keys === null) return null;
  const proof = await seal(keys.host, new Uint8Array(0), hostContext);
  return { welcome: joined(own.shown, proof), session: side(keys.id, keys.host, keys.page) };
}

function side(id: Bytes, own: Key, other: Key): Session {
  return {
    id,
    seal: (plain, context) => seal(own, plain, context),
    open: (sealed, context) => open(other, sealed, context),
  };
}

async function drawPair(): Promise<{ readonly kept: Key; readonly shown: Bytes }> {
  const { privateKey, publicKey } = await subtle().generateKey(curve, false, ['deriveBits']);
  return { kept: privateKey, shown: new Uint8Array(await subtle().exportKey('raw', publicKey)) };
}

async function helloKey(secret: string): Promise<Key> {
  return deriveKey(await root(utf8(secret)), new Uint8Array(0), pageContext, cipher);
}

/** Fails where `theirs` is no point of the curve. */
async function sessionKeys(secret: string, own: Key, theirs: Bytes, both: Bytes) {
  const point = await subtle().importKey('raw', theirs, curve, false, []);
  const shared = await subtle().deriveBits({ ...curve, public: point }, own, 256);
  const from = await root(joined(new Uint8Array(shared), utf8(secret)));
  const [page, blocks, host, id] = await Promise.all([
    deriveKey(from, both, 'page', cipher),
    deriveKey(from, both, 'page', 'AES-CBC'),
    deriveKey(from, both, 'host', cipher),
    subtle().deriveBits(derivation(both, 'id'), from, 128),
  ]);
  return { page, blocks, host, id: new Uint8Array(id) };
}

const root = (bytes: Bytes): Promise<Key> =>
  subtle().importKey('raw', bytes, 'HKDF', false, ['deriveKey', 'deriveBits']);

const deriveKey = (from: Key, salt: Bytes, use: string, name: string): Promise<Key> =>
  subtle().deriveKey(derivation(salt, use), from, { name, length: 256 }, false, ['encrypt', 'decrypt']);

const derivation = (salt: Bytes, use: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt,
  info: utf8(`Tagline ${use}`),
});
