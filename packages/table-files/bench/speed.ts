import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Papa from 'papaparse';
import Document from 'pdfkit';
import { type Column, csv, locales, pdf, type Row, type Table, xls, xlsx } from 'table-files';

/*
 * Measures how fast the writers are, and the memory they take, beside libraries that are installed here anyway. Each runs in a
 * process of its own, the same rows for all, bytes thrown away: npx tsx packages/table-files/bench/speed.ts
 */

const columns: Column[] = [
  { id: 'moment', heading: 'Moment', type: 'dateTime' },
  { id: 'shop', heading: 'Shop', type: 'text' },
  { id: 'number', heading: 'Number', type: 'code' },
  { id: 'count', heading: 'Count', type: 'integer' },
  { id: 'amount', heading: 'Amount', type: 'money' },
];
const BATCH = 250;
const two = (value: number) => String(value).padStart(2, '0');

const rowOf = (index: number): Row => [
  `2026-11-${two((index % 28) + 1)} ${two(index % 24)}:${two(index % 60)}:07`,
  `Padaria São João ${index % 500}`,
  String(index).padStart(9, '0'),
  index % 40,
  `${index % 3 === 0 ? '-' : ''}${index % 100_000}.${two(index % 100)}`,
];

function* batchesOf(rows: number): Generator<Row[]> {
  for (let start = 0; start < rows; start += BATCH) {
    yield Array.from({ length: Math.min(BATCH, rows - start) }, (_, index) => rowOf(start + index));
  }
}

async function* slowly(rows: number) {
  yield* batchesOf(rows);
}

const tableOf = (rows: number): Table => ({
  locale: locales.en,
  words: {
    about: 'About',
    made: 'Made',
    longAmounts: { label: 'Note', value: 'Long amounts are text.' },
    page: (page, pages) => `Page ${page} of ${pages}`,
    noRows: 'No rows.',
    missing: '□ is a missing character.',
  },
  title: 'Bench',
  creator: 'Bench',
  columns,
  batches: slowly(rows),
  totals: () => [],
  facts: () => [],
});

/** The same with Papa Parse: it knows which columns are quoted, but not that an amount is no formula. */
async function* papa(rows: number): AsyncGenerator<Uint8Array> {
  const quotes = columns.map(({ type }) => type === 'text' || type === 'code');
  for await (const batch of slowly(rows)) yield Buffer.from(`${Papa.unparse(batch, { quotes })}\r\n`);
}

/** The same with pdfkit's own tables, untagged and in its own font. */
async function* pdfkitTable(rows: number): AsyncGenerator<Uint8Array> {
  const doc = new Document({ size: 'A4', layout: 'landscape', margin: 34 });
  doc.fontSize(8);
  const table = doc.table({ columnStyles: columns.map(() => 150) });
  for (const batch of batchesOf(rows)) {
    for (const row of batch) table.row(row.map(String));
    yield doc.read() as Buffer;
  }
  doc.end();
  for await (const piece of doc) yield piece as Buffer;
}

/**
 * The same tagged by pdfkit's public calls, in our font, each cell written by its `text`: what the writer would be without
 * what pdfkit does not document.
 */
async function* pdfkitTagged(rows: number): AsyncGenerator<Uint8Array> {
  const options = { size: 'A4', layout: 'landscape', margin: 34, pdfVersion: '1.7', tagged: true } as const;
  const doc = new Document({ ...options, lang: 'en', displayTitle: true });
  doc.font(join(import.meta.dirname, '..', 'fonts', 'inter-400.ttf')).fontSize(8);
  const element = doc.struct('Table');
  doc.addStructure(element);
  let y = 34;
  for (const batch of batchesOf(rows)) {
    for (const row of batch) {
      if (y > 550) {
        doc.addPage();
        y = 34;
      }
      const line = doc.struct('TR');
      element.add(line);
      for (const [index, value] of row.entries()) {
        const at = { x: 34 + index * 150, y };
        const write = () => {
          doc.text(String(value), at.x, at.y, { width: 145, lineBreak: false });
        };
        line.add(doc.struct('TD', {}, [write]));
      }
      line.end();
      y += 14;
    }
    const piece = doc.read() as Buffer | null;
    if (piece !== null) yield piece;
  }
  element.end();
  doc.end();
  for await (const piece of doc) yield piece as Buffer;
}

const contenders: Record<string, { rows: number; write: (rows: number) => AsyncGenerator<Uint8Array> }> = {
  csv: { rows: 1_000_000, write: (rows) => csv(tableOf(rows)) },
  'csv, papaparse': { rows: 1_000_000, write: papa },
  xlsx: { rows: 1_000_000, write: (rows) => xlsx(tableOf(rows)) },
  xls: { rows: 200_000, write: (rows) => xls(tableOf(rows)) },
  pdf: { rows: 20_000, write: (rows) => pdf(tableOf(rows)) },
  'pdf, doc.table() of pdfkit': { rows: 20_000, write: pdfkitTable },
  "pdf, tagged by pdfkit's public calls": { rows: 20_000, write: pdfkitTagged },
};

async function measure(name: string): Promise<void> {
  const { rows, write } = contenders[name] as (typeof contenders)[string];
  const begun = performance.now();
  let bytes = 0;
  for await (const piece of write(rows)) bytes += piece?.length ?? 0;
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const figures = [rows, Math.round(rows / seconds), (bytes / 1e6).toFixed(1), megabytes.toFixed(0)];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

const [name] = process.argv.slice(2);
if (name !== undefined) await measure(name);
else {
  console.log('| | rows | rows a second | MB of file | MB of memory at most |\n|---|---|---|---|---|');
  for (const each of Object.keys(contenders)) {
    const args = [...process.execArgv, import.meta.filename, each];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  }
}
