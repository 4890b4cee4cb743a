import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { networkFolder } from '../../../../server/ingest/load/folder';
import { type FileResult, loadFolder } from '../../../../server/ingest/load/load';
import type { Database } from '../../../../server/platform/db/open';

export const headers = {
  'banks.csv': 'codigoBancario,nome,parceiro,tamanhoCodigoDepositoIdentificado,ativo',
  'establishments.csv': 'cdEc,nomeFantasia,logradouro,numero,bairro,cep,cidade,uf,corban',
  'terminals.csv': 'numeroLogico,cdEc',
  'operators.csv': 'operatorCodeId,cdEc,name,numerocartao,status',
  'accounts.csv': 'id,apelido,codigoBancario,numeroAgencia,numeroConta,ativo,ecs',
  'groupers.csv': 'id,nome,ecs',
  'tariffs.csv': 'cdEc,mesInicial,mesFinal,franquia',
  'transactions.csv':
    'numeroLogico,nsu,capturedAt,accountingDate,processCode,operatorCodeId,accountId,amount',
} as const;
type FileName = keyof typeof headers;
export type Folder = Partial<Record<FileName, string[]>>;

/** The clock of these tests: noon in São Paulo. */
const NOW = new Date('2026-11-20T15:00:00Z');

/** A small network of made-up rows, three establishments wide; keys have leading zeros. */
export function network(): Required<Folder> {
  return {
    'banks.csv': ['0100,Banka První,1,10,1', '0800,Druhá banka,0,0,1'],
    'establishments.csv': [
      '0901,Pobočka Praha,Hlavní,1,Praha 1,11000,Praha,CZ,0',
      '0902,"Pobočka ""U lípy"", Brno",Hlavní,2,Brno-město,60200,Brno,CZ,0',
      '0903,Pobočka Plzeň,Hlavní,3,,,Plzeň,CZ,1',
    ],
    'terminals.csv': ['CZ0001,0901', 'CZ0002,0902', 'CZ0003,0903'],
    'operators.csv': [
      '100001,0901,Jana,0001001,1',
      '100002,0902,Petr,0001002,1',
      '100003,0903,Eva,0001003,0',
    ],
    'accounts.csv': ['5001,Praha,0100,0001,1-001,1,0901', '5002,Společný,0800,0002,2-002,1,0902 0903'],
    'groupers.csv': ['700,Čechy,0901 0903', '701,Morava,0902'],
    'tariffs.csv': ['0901,2026-09,2026-10,50000.00', '0901,2026-11,,60000.5', '0903,2026-09,,0'],
    'transactions.csv': transactions(240),
  };
}

/** Deposits and withdrawals of the days before `NOW`, oldest first. */
export function transactions(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const which = (index % 3) + 1;
    const day = addDays('2026-09-01', Math.floor((index * 79) / count));
    const time = `${String(8 + (index % 12)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:07`;
    const code = index % 7 === 0 ? 302 : 304;
    const amount = `${100 + ((index * 37) % 5000)}.${String((index * 5) % 100).padStart(2, '0')}`;
    const account = which === 1 ? 5001 : 5002;
    return `CZ000${which},${String(index).padStart(6, '0')},${day}T${time},${addDays(day, index % 4)},${code},10000${which},${account},${amount}`;
  });
}

/** Writes a folder of CSV files for this test; a text is written as it is, rows get their header. */
export function written(folder: Partial<Record<string, string[] | string | Buffer>>): string {
  const path = mkdtempSync(join(tmpdir(), 'cofre-load-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(folder)) {
    if (content === undefined) continue;
    const rows = Array.isArray(content) ? [headers[name as FileName], ...content].join('\n') + '\n' : content;
    writeFileSync(join(path, name), rows);
  }
  return path;
}

/** Loads a folder at `NOW`. */
export async function load(
  database: Database,
  folder: Partial<Record<string, string[] | string | Buffer>>,
): Promise<FileResult[]> {
  const opened = await networkFolder(written(folder));
  return loadFolder(database, opened, { timeZone: 'America/Sao_Paulo', now: NOW });
}
