import { json } from 'node:stream/consumers';
import { licences } from './licences.ts';

/** What npm lists in CycloneDX of everything that it installs. */
interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
}

/** Only what travels with the app. Npm's own way to leave the rest out drops what both need. */
export function shipped<Whole extends Bom>(bom: Whole): Whole {
  const refs = new Set(licences().map(({ name, version }) => `${name}@${version}`));
  const isShipped = (ref: string): boolean => refs.has(ref) || ref === bom.metadata.component['bom-ref'];
  return {
    ...bom,
    components: bom.components.filter((component) => isShipped(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

if (import.meta.main) console.log(JSON.stringify(shipped((await json(process.stdin)) as Bom), null, 2));
