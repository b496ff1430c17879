import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILTERS = { xlsx: 'Calc MS Excel 2007 XML', ods: 'calc8', xls: 'MS Excel 97' } as const;

/** A spreadsheet that LibreOffice locked with a password, which its command line cannot do, so a macro does. */
export async function lockedByLibreOffice(
  format: keyof typeof FILTERS,
  password = 'secret',
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    const [source, made] = [join(folder, 'a.csv'), join(folder, `locked.${format}`)];
    await writeFile(source, 'Name,Mobile\nBo,+44 7700 900123\n');
    const profile = join(folder, 'profile');
    const office = (...args: string[]) =>
      execFileSync(
        'soffice',
        [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', ...args],
        {
          stdio: 'ignore',
        },
      );
    // Macros are looked for in a profile that has been used before only.
    office('--convert-to', 'ods', '--outdir', folder, source);
    const library = join(profile, 'user/basic/Standard');
    await mkdir(library, { recursive: true });
    await writeFile(join(library, 'Module1.xba'), module(macro(source, made, format, password)));
    await writeFile(join(library, 'script.xlb'), LIBRARY);
    office('macro:///Standard.Module1.Main');
    return await readFile(made);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function macro(source: string, made: string, format: keyof typeof FILTERS, password: string): string {
  const secret =
    format !== 'xlsx'
      ? `args(1).Name = "Password" : args(1).Value = "${password}"`
      : `Dim key(1) As New com.sun.star.beans.NamedValue
key(0).Name = "OOXPassword" : key(0).Value = "${password}"
key(1).Name = "CryptoType" : key(1).Value = "Standard"
args(1).Name = "EncryptionData" : args(1).Value = key()`;
  return `Sub Main
Dim hidden(0) As New com.sun.star.beans.PropertyValue
hidden(0).Name = "Hidden" : hidden(0).Value = True
Dim doc : doc = StarDesktop.loadComponentFromURL("${pathToFileURL(source).href}", "_blank", 0, hidden())
Dim args(1) As New com.sun.star.beans.PropertyValue
args(0).Name = "FilterName" : args(0).Value = "${FILTERS[format]}"
${secret}
doc.storeToURL("${pathToFileURL(made).href}", args())
doc.close(True)
StarDesktop.terminate()
End Sub`;
}

function module(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${code.replaceAll('&', '&amp;')}</script:module>`;
}

const LIBRARY = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`;
