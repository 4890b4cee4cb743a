import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, runPython } from '../../../../tests/support/programs';

/** A cell as xlrd reads it. */
interface XlsCell {
  /** A date is `YYYY-MM-DD HH:mm:ss`. */
  value: string | number | null;
  kind: 'empty' | 'text' | 'number' | 'date';
  format: string;
  bold: boolean;
}

export interface XlsSheet {
  name: string;
  /** Rows that stay above the others. */
  frozen: number;
  /** In digits. */
  widths: number[];
  rows: XlsCell[][];
}

export interface XlsBook {
  sheets: XlsSheet[];
  /** The ranges of the filters, and the rows that stand on every printed page. */
  filters: string[];
  titles: string[];
  /** How many texts the file has for its cells. */
  texts: number;
}

const SCRIPT = `
import json, sys, xlrd
book = xlrd.open_workbook(sys.argv[1], formatting_info=True, on_demand=True)
kinds = {xlrd.XL_CELL_EMPTY: 'empty', xlrd.XL_CELL_BLANK: 'empty', xlrd.XL_CELL_TEXT: 'text',
  xlrd.XL_CELL_NUMBER: 'number', xlrd.XL_CELL_DATE: 'date'}
def cell(c):
  look = book.xf_list[c.xf_index]
  kind = kinds[c.ctype]
  value = None if kind == 'empty' else c.value
  if kind == 'date':
    value = str(xlrd.xldate.xldate_as_datetime(value, book.datemode))
  return {'value': value, 'kind': kind, 'format': book.format_map[look.format_key].format_str,
    'bold': book.font_list[look.font_index].weight == 700}
def sheet(s):
  return {'name': s.name, 'frozen': s.horz_split_pos if s.panes_are_frozen else 0,
    'widths': [s.colinfo_map[c].width / 256 for c in range(s.ncols)],
    'rows': [[cell(c) for c in s.row(r)] for r in range(s.nrows)]}
print(json.dumps({'sheets': [sheet(s) for s in map(book.sheet_by_index, range(book.nsheets))],
  'filters': [n.result.text for n in book.name_obj_list if n.name == '_FilterDatabase'],
  'titles': [n.result.text for n in book.name_obj_list if n.name == 'Print_Titles'], 'texts': len(book._sharedstrings)}))
`;

/** Reads a workbook with xlrd, a third-party reader. */
export function readByXlrd(file: Uint8Array): Promise<XlsBook> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file.xls');
    await writeFile(path, file);
    return (await runPython(SCRIPT, [path], 'python3-xlrd')) as XlsBook;
  });
}

/** The values of a sheet's cells. */
export const valuesOf = ({ rows }: XlsSheet) => rows.map((row) => row.map(({ value }) => value));
