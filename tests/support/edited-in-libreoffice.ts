import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, runProgram } from './programs';

/** What a person does in LibreOffice, as its own Basic: typing is `FormulaLocal`, which reads a cell as the keyboard does. */
const MACRO = `
Private sheet As Object

Function LastRow() As Long
  cursor = sheet.createCursor()
  cursor.gotoEndOfUsedArea(False)
  LastRow = cursor.RangeAddress.EndRow
End Function

Function LastColumn() As Long
  cursor = sheet.createCursor()
  cursor.gotoEndOfUsedArea(False)
  LastColumn = cursor.RangeAddress.EndColumn
End Function

Function Column(heading As String) As Long
  For c = 0 To LastColumn()
    If sheet.getCellByPosition(c, 0).String = heading Then
      Column = c
      Exit Function
    End If
  Next c
  Error 1001
End Function

Function RowOf(text As String) As Long
  For r = 1 To LastRow()
    For c = 0 To LastColumn()
      If sheet.getCellByPosition(c, r).String = text Then
        RowOf = r
        Exit Function
      End If
    Next c
  Next r
  Error 1002
End Function

' Types a text into a cell, as a person does.
Sub TypeIn(text As String, heading As String, value As String)
  sheet.getCellByPosition(Column(heading), RowOf(text)).FormulaLocal = value
End Sub

Sub Unprotect()
  sheet.unprotect("")
End Sub

' Sorts the rows by a column, up to another one.
Sub SortBy(heading As String, descending As Boolean, upTo As Long)
  Dim field(0) As New com.sun.star.table.TableSortField
  field(0).Field = Column(heading)
  field(0).IsAscending = Not descending
  Dim how(1) As New com.sun.star.beans.PropertyValue
  how(0).Name = "SortFields"
  how(0).Value = field()
  how(1).Name = "ContainsHeader"
  how(1).Value = True
  sheet.getCellRangeByPosition(0, 0, upTo, LastRow()).sort(how())
End Sub

Sub Run(path As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  book = StarDesktop.loadComponentFromURL(ConvertToURL(path), "_blank", 0, hidden())
  sheet = book.Sheets.getByIndex(0)
  On Error Goto Failed
  DO_IT
  Dim form(0) As New com.sun.star.beans.PropertyValue
  form(0).Name = "FilterName"
  form(0).Value = "Calc MS Excel 2007 XML"
  book.storeToURL(ConvertToURL(path & ".saved"), form())
  book.close(True)
  Exit Sub
Failed:
  number = FreeFile
  Open path & ".failed" For Output As #number
  Print #number, Err & " " & Error$ & " " & Erl
  Close #number
  book.close(True)
End Sub
`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE';
const OFFICE = 'PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN"';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The library of a profile, with one module. */
const LIBRARY = `${HEAD} library:library ${OFFICE} "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">
<library:element library:name="Edit"/>
</library:library>`;

const moduleOf = (basic: string) => `${HEAD} script:module ${OFFICE} "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Edit" script:language="StarBasic">${escaped(basic)}</script:module>`;

const localeOf = (language: string) => `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${language}</value></prop></item>
</oor:items>`;

/**
 * A workbook as a person who edits it in LibreOffice saves it again as XLSX.
 * @param script Basic, with `sheet`, `book`, `TypeIn "row that has this text", "heading", "what is typed"`, `RowOf(text)`,
 * `Column(heading)`, `LastRow()`, `SortBy heading, descending, up to which column` and `Unprotect`
 * @param language in which LibreOffice reads what is typed
 */
export const editedInLibreOffice = (
  file: Uint8Array,
  script: string,
  language: 'en-US' | 'pt-BR' = 'en-US',
): Promise<Buffer> =>
  inFolder(async (folder) => {
    const path = join(folder, 'file.xlsx');
    const user = join(folder, 'profile', 'user');
    const library = join(user, 'basic', 'Standard');
    await writeFile(path, file);
    await mkdir(user, { recursive: true });
    await writeFile(join(user, 'registrymodifications.xcu'), localeOf(language));
    const office = (...args: string[]) =>
      runProgram(
        'soffice',
        [`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--norestore', ...args],
        'libreoffice-calc-nogui',
      );
    // The first start makes the profile, with an empty library of its own.
    await office('--terminate_after_init');
    await writeFile(join(library, 'script.xlb'), LIBRARY);
    await writeFile(join(library, 'Edit.xba'), moduleOf(MACRO.replace('DO_IT', () => script)));
    await office(`macro:///Standard.Edit.Run("${path}")`);
    const said = await readFile(`${path}.failed`, 'utf8').catch(() => null);
    if (said !== null) throw new Error(`The script has failed in LibreOffice: ${said}`);
    return readFile(`${path}.saved`).catch((error: unknown) => {
      throw new Error('LibreOffice has saved nothing: it does not understand the script', { cause: error });
    });
  });
