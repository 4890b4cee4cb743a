import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, runPython } from '../../../../tests/support/programs';

/** A cell as openpyxl reads it. */
interface XlsxCell {
  /** A date is `YYYY-MM-DD HH:mm:ss`; of a formula the value that is stored. */
  value: string | number | null;
  formula: string | null;
  /** `s`: text, `n`: number or empty, `d`: date. */
  kind: string;
  format: string;
  bold: boolean;
}

export interface XlsxSheet {
  name: string;
  /** The first cell that scrolls. */
  frozen: string | null;
  /** Its tables: name, range, range of the filter, columns. */
  tables: [string, string, string, string[]][];
  /** How it is printed: orientation, pages wide and high (0: as many as it takes), paper, rows at the top of each. */
  printed: [string | null, number | null, number | null, number | null, boolean, string | null];
  /** In digits. */
  widths: number[];
  rows: XlsxCell[][];
}

export interface XlsxBook {
  sheets: XlsxSheet[];
  title: string;
  creator: string;
}

const OPENPYXL = `
import json, sys, warnings, openpyxl
warnings.simplefilter('error')
book = openpyxl.load_workbook(sys.argv[1], data_only=True)
formulas = openpyxl.load_workbook(sys.argv[1])
def value(c):
  return str(c.value) if c.data_type == 'd' else c.value
def cell(c, f):
  return {'value': value(c), 'formula': f.value if f.data_type == 'f' else None, 'kind': c.data_type,
    'format': c.number_format, 'bold': c.font.b}
def sheet(s):
  return {'name': s.title, 'frozen': s.freeze_panes,
    'tables': [[t.name, t.ref, t.autoFilter.ref, t.column_names] for t in s.tables.values()],
    'printed': [s.page_setup.orientation, s.page_setup.fitToWidth, s.page_setup.fitToHeight, s.page_setup.paperSize,
      bool(s.sheet_properties.pageSetUpPr and s.sheet_properties.pageSetUpPr.fitToPage), s.print_title_rows],
    'widths': [d.width for d in s.column_dimensions.values()],
    'rows': [[cell(c, f) for c, f in zip(row, other)]
      for row, other in zip(s.iter_rows(), formulas[s.title].iter_rows())]}
print(json.dumps({'sheets': [sheet(s) for s in book.worksheets],
  'title': book.properties.title, 'creator': book.properties.creator}))
`;

/** Reads a workbook with openpyxl, a third-party reader. */
export const readByOpenpyxl = (file: Uint8Array) =>
  inPython(OPENPYXL, file, 'python3-openpyxl') as Promise<XlsxBook>;

const RECOMPUTED = `
import json, sys, openpyxl
from openpyxl.worksheet.filters import FilterColumn, Filters
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.worksheets[0]
shown = json.loads(sys.argv[2])
[table] = sheet.tables.values()
if shown is not None:
  table.autoFilter.filterColumn.append(FilterColumn(colId=0, filters=Filters(filter=[shown])))
  for row in range(2, openpyxl.utils.range_boundaries(table.ref)[3] + 1):
    sheet.row_dimensions[row].hidden = sheet.cell(row, 1).value != shown
book.save(sys.argv[1])
print('null')
`;

/**
 * A workbook as openpyxl saves it: without the values beside its formulas, so that the next program computes them.
 * @param shown the filter of the first column; `null`: none
 */
export const recomputed = (file: Uint8Array, shown: string | null): Promise<Uint8Array> =>
  inFolder(async (folder) => {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, file);
    await runPython(RECOMPUTED, [path, JSON.stringify(shown)], 'python3-openpyxl');
    return readFile(path);
  });

/** A part of a package. */
export interface Part {
  xml: string;
  /** Names of the elements below the first one, in their order. */
  elements: string[];
  /** Contents of the elements `t`, as XML has them. */
  texts: string[];
}

const PARTS = `
import json, sys, zipfile
from xml.etree import ElementTree
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
name = lambda element: element.tag.split('}')[1]
def part(xml):
  root = ElementTree.fromstring(xml)
  return {'xml': xml.decode(), 'elements': [name(child) for child in root],
    'texts': [element.text or '' for element in root.iter() if name(element) == 't']}
print(json.dumps({entry.filename: part(archive.read(entry)) for entry in archive.infolist()}))
`;

/** The parts of a package by their names, each checked and parsed by Python. */
export const partsOf = (file: Uint8Array) =>
  inPython(PARTS, file, 'python3') as Promise<Record<string, Part>>;

function inPython(script: string, file: Uint8Array, debian: string): Promise<unknown> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, file);
    return runPython(script, [path], debian);
  });
}
