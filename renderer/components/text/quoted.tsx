/** Isolates each quote: a service's words or a name may run from right to left, and would turn the text around them. */
export function Quoted({ text }: { readonly text: string }) {
  return text.split(/(“[^”]*”?|„[^“]*“?)/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other key.
    index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
  );
}
