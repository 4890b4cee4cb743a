import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inFolder, runProgram } from './programs';

/** A sheet as LibreOffice shows it: the text of a CSV file. */
export interface OpenedSheet {
  name: string;
  csv: string;
}

/**
 * Opens a spreadsheet with LibreOffice and returns its sheets in their order: values as they are, dates as it writes
 * them in English.
 * @param extension by which it recognizes the format of the file
 */
export function sheetsInLibreOffice(file: Uint8Array, extension: string): Promise<OpenedSheet[]> {
  // Comma, quotation marks, UTF-8, from the first line on; values instead of what is shown; every sheet.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
  return converted({ file, extension, filter }, async (made, said) => {
    const sheets = [...said.matchAll(/^Writing sheet (.*) -> (.*)$/gm)].filter(([, , path = '']) =>
      basename(path).startsWith(`${basename(made)}-`),
    );
    return Promise.all(
      sheets.map(async ([, name = '', path = '']) => ({ name, csv: await readFile(path, 'utf8') })),
    );
  });
}

/**
 * What LibreOffice makes of a file, as its flat XML: also what is no cell.
 * @param reading how it reads the file, where that is not plain from its extension
 */
export function flatXmlOf(
  file: Uint8Array,
  extension: string,
  reading: string | null = null,
): Promise<string> {
  return converted({ file, extension, filter: 'fods', reading }, (made) => readFile(`${made}.fods`, 'utf8'));
}

/** The pages that LibreOffice prints of a file, as their texts. */
export function pagesPrinted(file: Uint8Array, extension: string): Promise<string[]> {
  return converted({ file, extension, filter: 'pdf' }, async (made) => {
    const text = await runProgram('pdftotext', ['-layout', `${made}.pdf`, '-'], 'poppler-utils');
    return text.split('\f').slice(0, -1);
  });
}

/**
 * A spreadsheet as LibreOffice saves it again.
 * @param language in which a CSV file is read, and which decides its separator
 */
export function savedByLibreOffice(
  file: Uint8Array,
  from: string,
  to: string,
  language: string,
): Promise<Uint8Array> {
  const separator = language === 'pt-BR' ? 59 : 44;
  // Text in quotation marks stays text; what is shown is saved, as a person does.
  const options = `${separator},34,76,1,,${language === 'pt-BR' ? 1046 : 1033},true,true`;
  const filter = to === 'csv' ? `csv:Text - txt - csv (StarCalc):${options}` : to;
  const reading = from === 'csv' ? `CSV:${options}` : null;
  return converted({ file, extension: from, filter, reading }, (made) => readFile(`${made}.${to}`));
}

interface Conversion {
  file: Uint8Array;
  extension: string;
  /** What LibreOffice makes of it, in its own terms. */
  filter: string;
  /** How it reads the file, where that is not plain from its extension. */
  reading?: string | null;
}

interface Waiting extends Conversion {
  /** Is given where the result lies, without its extension, and what LibreOffice said. */
  use: (made: string, said: string) => Promise<void>;
  fail: (error: unknown) => void;
}

const waiting: Waiting[] = [];
let running: Promise<void> | null = null;

/**
 * A start takes longer than a conversion, so files that arrive while LibreOffice runs are converted together by the
 * next run.
 */
function converted<Result>(
  conversion: Conversion,
  read: (made: string, said: string) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const use = async (made: string, said: string) => resolve(await read(made, said));
    waiting.push({ ...conversion, use, fail: reject });
    running ??= runAll().finally(() => {
      running = null;
    });
  });
}

async function runAll(): Promise<void> {
  while (waiting.length > 0) {
    // Tests that begin together are served together.
    await new Promise((resolve) => setImmediate(resolve));
    const [{ filter, reading } = { filter: '', reading: null }] = waiting;
    const batch = waiting.filter((one) => one.filter === filter && one.reading === reading);
    for (const one of batch) waiting.splice(waiting.indexOf(one), 1);
    await runOnce({ filter, reading }, batch).catch((error: unknown) => {
      for (const { fail } of batch) fail(error);
    });
  }
}

/** LibreOffice dies now and then while it makes a new profile, before it has looked at any file. */
const DIED_AT_START = 'Unspecified Application Error';
const STARTS = 3;

/** One run of LibreOffice, with a profile of its own: another one may run beside it. */
function runOnce(
  { filter, reading }: Pick<Conversion, 'filter' | 'reading'>,
  batch: readonly Waiting[],
): Promise<void> {
  return inFolder(async (folder) => {
    const paths = batch.map(({ extension }, index) => join(folder, `file${index}.${extension}`));
    await Promise.all(batch.map(({ file }, index) => writeFile(paths[index] ?? '', file)));
    const start = (count: number): Promise<string> =>
      runProgram(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile${count}`,
          '--headless',
          ...(reading ? [`--infilter=${reading}`] : []),
          '--convert-to',
          filter,
          '--outdir',
          join(folder, 'made'),
          ...paths,
        ],
        'libreoffice-calc-nogui',
      ).catch((error: unknown) => {
        if (count === STARTS || existsSync(join(folder, 'made')) || !String(error).includes(DIED_AT_START))
          throw error;
        return start(count + 1);
      });
    const said = await start(1);
    await Promise.all(
      batch.map(({ use, fail }, index) => use(join(folder, 'made', `file${index}`), said).catch(fail)),
    );
  });
}
