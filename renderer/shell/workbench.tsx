import type { Draft } from '../../shared/campaign.ts';

/** The draft in view. */
export function Workbench({ draft }: { readonly draft: Draft }) {
  return <main className="workbench">{draft.name}</main>;
}
