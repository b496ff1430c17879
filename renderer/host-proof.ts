/** Lets a host prove that it has the secret without saying it; the other side is `electron/hosts/loopback/proof.ts`. */
export interface HostProof {
  /** The headers that ask for a proof, new for each request. */
  ask(): { readonly headers: { readonly [name: string]: string }; isIn(answer: Response): Promise<boolean> };
}

/** Makes proofs of the host that has this secret. */
export function hostProof(secret: string): HostProof {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  // A page without a secret has nothing to compare with.
  const key = secret === '' ? null : crypto.subtle.importKey('raw', bytes(secret), hmac, false, ['sign']);
  return {
    ask() {
      const challenge = base64url(crypto.getRandomValues(new Uint8Array(32)));
      return {
        headers: { 'Tagline-Challenge': challenge },
        async isIn(answer) {
          const proof = answer.headers.get('Tagline-Proof');
          if (key === null || proof === null) return false;
          const wanted = await crypto.subtle.sign(hmac, await key, bytes(`host of Tagline ${challenge}`));
          return proof === base64url(new Uint8Array(wanted));
        },
      };
    },
  };
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
