/** What reads as words for people and is none: names of files and systems, values that only code compares. */
export const notForPeople: { readonly [path: string]: readonly string[] | undefined } = {
  'electron/folder/erase-all.ts': ['Custom Dictionary.txt', 'Custom Dictionary.txt.backup'],
  'electron/folder/open-folder.ts': ['no computer'],
  'renderer/screens/help/report-dialog.tsx': ['Tagline …, …, …', 'tagline.log'],
  'shared/commands/keys.ts': ['Mod'],
};
