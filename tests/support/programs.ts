import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** More than any of them prints. */
const MOST_OUTPUT = 512 * 2 ** 20;

/**
 * Runs a program that we did not write, and answers what it prints.
 * @param debian the package that has it
 * @throws Error where it is missing, or fails
 */
export async function runProgram(program: string, args: readonly string[], debian: string): Promise<string> {
  try {
    const { stdout } = await run(program, args, { maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT' || stderr.includes('ModuleNotFoundError')) {
      throw new Error(`${program} is missing or lacks a module (Debian: apt-get install ${debian})`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** Runs a script of Python's, as Debian has it, which prints JSON. */
export async function runPython(script: string, args: readonly string[], debian: string): Promise<unknown> {
  return JSON.parse(await runProgram('/usr/bin/python3', ['-c', script, ...args], debian));
}

/** Runs `use` with a folder of its own, which is gone afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cofre-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sheet as LibreOffice shows it: the text of a CSV file. */
export interface OpenedSheet {
  name: string;
  csv: string;
}

/**
 * Opens a spreadsheet with LibreOffice and answers its sheets in their order: values as they are, dates as it writes
 * them in English.
 * @param extension by which it tells what the file is
 */
export function sheetsInLibreOffice(file: Uint8Array, extension: string): Promise<OpenedSheet[]> {
  // Comma, quotation marks, UTF-8, from the first line on; values instead of what is shown; every sheet.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
  return converted(file, extension, filter, async (said) => {
    const sheets = [...said.matchAll(/^Writing sheet (.*) -> (.*)$/gm)];
    return Promise.all(
      sheets.map(async ([, name = '', path = '']) => ({ name, csv: await readFile(path, 'utf8') })),
    );
  });
}

/** What LibreOffice makes of a file, as its flat XML: also what is no cell. */
export function flatXmlOf(file: Uint8Array, extension: string): Promise<string> {
  return converted(file, extension, 'fods', (_, folder) => readFile(join(folder, 'file.fods'), 'utf8'));
}

/** The pages that LibreOffice prints of a file, as their texts. */
export function pagesPrinted(file: Uint8Array, extension: string): Promise<string[]> {
  return converted(file, extension, 'pdf', async (_, folder) => {
    const text = await runProgram('pdftotext', ['-layout', join(folder, 'file.pdf'), '-'], 'poppler-utils');
    return text.split('\f').slice(0, -1);
  });
}

function converted<Result>(
  file: Uint8Array,
  extension: string,
  filter: string,
  read: (said: string, folder: string) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const path = join(folder, `file.${extension}`);
    await writeFile(path, file);
    const said = await runProgram(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        path,
      ],
      'libreoffice-calc-nogui',
    );
    return read(said, folder);
  });
}
