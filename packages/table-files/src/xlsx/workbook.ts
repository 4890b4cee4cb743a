import { DECLARATION, MAIN, RELATIONSHIPS, xmlText } from './xml.ts';

/** ECMA-376 part 2 (packages) and part 1, 15 (what refers to what). */
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface Sheet {
  name: string;
  /** Whether it has a table, whose number is that of the sheet. */
  tabled: boolean;
  /** Whether people do not see it. */
  hidden?: boolean;
}

/** `xl/workbook.xml` (part 1, 18.2.27), its elements in the order of the schema. */
export function workbookPart(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name, hidden = false }, index) =>
      `<sheet name="${xmlText(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const names = sheets.flatMap(({ name, tabled }, index) => {
    if (!tabled) return [];
    const heading = xmlText(`'${name.replaceAll("'", "''")}'!$1:$1`);
    // The heading stands on every printed page.
    return [`<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${heading}</definedName>`];
  });
  return [
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">`,
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

/** `xl/worksheets/_rels/sheet<n>.xml.rels`: its table. */
export function sheetRelationships(index: number): string {
  return relationships([[`${OFFICE}/relationships/table`, `../tables/table${index + 1}.xml`]]);
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
export function contentTypesPart(sheets: readonly Sheet[]): string {
  const types = [
    ['/xl/workbook.xml', `${SPREADSHEET}.sheet.main+xml`],
    ...sheets.flatMap(({ tabled }, index) => [
      [`/xl/worksheets/sheet${index + 1}.xml`, `${SPREADSHEET}.worksheet+xml`],
      ...(tabled ? [[`/xl/tables/table${index + 1}.xml`, `${SPREADSHEET}.table+xml`]] : []),
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
