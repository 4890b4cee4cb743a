import { DECLARATION, MAIN, xmlText } from './xml.ts';

/** ECMA-376 part 2 (packages) and part 1, 15 (what refers to what). */
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface Sheet {
  name: string;
  /** What its filter covers, `$A$1:$J$500`; `null` where it has none. */
  filtered: string | null;
}

/** `xl/workbook.xml` (part 1, 18.2.27), its elements in the order of the schema. */
export function workbookPart(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const names = sheets.flatMap(({ name, filtered }, index) => {
    if (filtered === null) return [];
    const place = (range: string) => xmlText(`'${name.replaceAll("'", "''")}'!${range}`);
    return [
      // The filter by this name is what Excel itself writes beside `autoFilter`, and what LibreOffice reads.
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${place(filtered)}</definedName>`,
      // The heading stands on every printed page.
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${place('$1:$1')}</definedName>`,
    ];
  });
  return [
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships">`,
    '<bookViews><workbookView/></bookViews>',
    `<sheets>${listed.join('')}</sheets>`,
    `<definedNames>${names.join('')}</definedNames>`,
    '</workbook>',
  ].join('');
}

/** `xl/_rels/workbook.xml.rels`: sheet 1 is `rId1`. */
export function workbookRelationships(sheets: number): string {
  const targets = Array.from({ length: sheets }, (_, index) => [
    `${OFFICE}/relationships/worksheet`,
    `worksheets/sheet${index + 1}.xml`,
  ]);
  targets.push([`${OFFICE}/relationships/styles`, 'styles.xml']);
  targets.push([`${OFFICE}/relationships/sharedStrings`, 'sharedStrings.xml']);
  return relationships(targets);
}

/** `_rels/.rels`: where everything begins. */
export function packageRelationships(): string {
  return relationships([
    [`${OFFICE}/relationships/officeDocument`, 'xl/workbook.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    [`${OFFICE}/relationships/extended-properties`, 'docProps/app.xml'],
  ]);
}

function relationships(targets: readonly (readonly string[])[]): string {
  const listed = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;
}

/** `[Content_Types].xml` (part 2, 10.1.2.2). */
export function contentTypesPart(sheets: number): string {
  const types = [
    ['/xl/workbook.xml', `${SPREADSHEET}.sheet.main+xml`],
    ...Array.from({ length: sheets }, (_, index) => [
      `/xl/worksheets/sheet${index + 1}.xml`,
      `${SPREADSHEET}.worksheet+xml`,
    ]),
    ['/xl/styles.xml', `${SPREADSHEET}.styles+xml`],
    ['/xl/sharedStrings.xml', `${SPREADSHEET}.sharedStrings+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `${types.join('')}</Types>`,
  ].join('');
}

/** `docProps/core.xml` (part 2, 11). */
export function corePart(title: string, creator: string): string {
  return [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties"`,
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(creator)}</dc:creator>`,
    '</cp:coreProperties>',
  ].join('');
}

/** `docProps/app.xml` (part 1, 22.2). */
export function appPart(creator: string): string {
  const properties = `<Properties xmlns="${OFFICE}/extended-properties">`;
  return `${DECLARATION}${properties}<Application>${xmlText(creator)}</Application></Properties>`;
}
