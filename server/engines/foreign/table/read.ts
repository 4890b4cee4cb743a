import { stat } from 'node:fs/promises';
import { Budget } from './budget';
import { csvLines } from './csv-lines';
import { spool } from './spool';
import { workbookLines } from './workbook-lines';

export interface TableFile {
  path: string;
  form: 'workbook' | 'csv';
  /** Asks for what a workbook shows, and not for the values of its cells (workbook-lines.ts). */
  exact?: boolean;
  /** Where its lines are put. */
  into: string;
}

/** What the reading of a table has cost (budget.ts), and why it cannot be read, if so. */
export interface TableRead extends Pick<Budget, 'unpacked' | 'read'> {
  problem: string | null;
}

/** Reads a table once and puts its lines into a file (spool.ts). It runs in a process of its own (tables.ts). */
export async function readTable({ path, form, into, exact }: TableFile): Promise<TableRead> {
  const budget = new Budget((await stat(path)).size);
  let problem: string | null = null;
  try {
    await spool(form === 'workbook' ? workbookLines(path, budget, exact) : csvLines(path), into, budget);
  } catch (error) {
    // Whatever a parser says: it cannot be read.
    problem = String(error);
  }
  const { unpacked, read } = budget;
  return { unpacked, read, problem };
}
