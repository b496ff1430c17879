import { json } from 'node:stream/consumers';
import { licences } from './licences.ts';

/** The list that npm makes in CycloneDX of everything that it installs. */
interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
}

/** Keeps only packages that ship with the app. Npm's own way to leave out the others also drops what both need. */
export async function shipped<Whole extends Bom>(bom: Whole): Promise<Whole> {
  const refs = new Set((await licences()).map(({ name, version }) => `${name}@${version}`));
  const isShipped = (ref: string): boolean => refs.has(ref) || ref === bom.metadata.component['bom-ref'];
  return {
    ...bom,
    components: bom.components.filter((component) => isShipped(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

if (import.meta.main) {
  const bom = await shipped((await json(process.stdin)) as Bom);
  console.log(JSON.stringify(bom, null, 2));
}
