/** What reads as words for people and is none: names of files and systems, values that only code compares. */
export const notForPeople: { readonly [path: string]: readonly string[] | undefined } = {
  'electron/campaigns/results/chunk-reader.ts': [
    'chunk, from_position, to_position, people, unicode, state, credit_consumed, refusal,\n  verdict, verdict_at, in_doubt_at',
  ],
  'electron/campaigns/results/result-export.ts': ['… UTC'],
  'electron/folder/erase-all.ts': ['Custom Dictionary.txt', 'Custom Dictionary.txt.backup'],
  'electron/folder/open-folder.ts': ['no computer'],
  'renderer/screens/help/report-dialog.tsx': ['Tagline …, …, …', 'tagline.log'],
  'shared/commands/keys.ts': ['Mod'],
  'renderer/components/grid/column.ts': ['clamp(…px, 100cqi - …px, …px)'],
  'renderer/components/is-field.ts': ['input, textarea, [contenteditable="true"]'],
  'renderer/components/menu.tsx': ['bottom start'],
  'renderer/early.ts': ['campaign in view'],
  'renderer/host-proof.ts': ['host of Tagline …'],
  'renderer/loopback-secret.ts': ['secret of the host'],
  'renderer/loopback-wire.ts': ['Bearer …'],
  'renderer/shell/use-file-drop.ts': ['Files'],
  'renderer/shell/use-paste.ts': ['input, textarea, [contenteditable="true"], [role="dialog"]'],
  'renderer/vite.config.ts': ['export default undefined;'],
};
