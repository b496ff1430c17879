/** What a file chooser shows first; other files can still be chosen or dropped. */
const usual = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xls,.xml,.html,.htm,.ods,.fods,.vcf';

/** Asks for one file; a spreadsheet or a text file by default. */
export function chooseFile(take: (file: File) => void, kinds = usual): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = kinds;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  });
  input.click();
}
