/** What a file chooser for spreadsheets offers first; everything else can still be chosen or dropped. */
const usual = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.xls,.xml,.html,.htm,.ods,.fods,.vcf';

/** Asks for one file, with a spreadsheet or rows of text in it where no other kind is asked for. */
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
