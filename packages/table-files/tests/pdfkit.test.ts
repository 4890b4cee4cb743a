import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Document from 'pdfkit';
import { expect, test } from 'vitest';
import { inter } from '../src/pdf/fonts';
import { catalogOf, currentFont, numberOf, OpenEnd, PDFKIT_VERSION, Reference } from '../src/pdf/pdfkit';

const folder = join(import.meta.dirname, '..');
const jsonOf = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
/** Finds the files in which members are used that pdfkit does not document. */
const HOME = join('pdf', 'pdfkit.ts');

const open = () => new Document({ autoFirstPage: false, font: '' });
type Members = Record<string, unknown>;

test('pdfkit is the one version whose undocumented members are used', () => {
  expect(jsonOf('package.json').dependencies.pdfkit).toBe(PDFKIT_VERSION);
  const { version } = jsonOf('..', '..', 'node_modules', 'pdfkit', 'package.json');
  expect(version, `read ${HOME} before another version is used`).toBe(PDFKIT_VERSION);
});

test('its document has them in the form that is expected', async () => {
  const doc = open();
  const members = doc as unknown as Members;
  const end = new OpenEnd(doc);
  const first = doc.ref({});
  expect(numberOf(first)).toBe(end.offsets.length);
  expect(end.offsets.at(-1)).toBeNull();
  expect(catalogOf(doc)).toMatchObject({ Type: 'Catalog' });
  expect(end.trailer).toEqual({ Root: members._root, Info: members._info, ID: [members._id, members._id] });
  expect(members._id).toBeInstanceOf(Uint8Array);

  // The next object begins behind everything that was written; an object whose stream has ended has its place there.
  const before = end.offset;
  end.writeLine('12345');
  expect(end.offset).toBe(before + '12345\n'.length);
  first.end('');
  await new Promise((resolve) => setImmediate(resolve));
  expect(end.offsets[numberOf(first) - 1]).toBe(before + 6);

  // The end is ours: pdfkit asks for it by this name alone.
  let asked = 0;
  members._finalize = () => {
    asked += 1;
  };
  doc.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(1);
  const file = String(doc.read());
  expect(file).not.toContain('%%EOF');
});

test('its fonts have them in the form that is expected', async () => {
  const doc = open();
  doc.font((await inter(400)).font);
  const font = currentFont(doc);
  expect(font.id).toMatch(/^F\d+$/);
  const [codes, positions] = font.encode('A');
  expect(codes).toEqual([expect.stringMatching(/^[0-9a-f]{4}$/)]);
  expect(positions[0]?.advanceWidth).toBeGreaterThan(0);
  expect(font.unicode[Number.parseInt(codes[0] ?? '', 16)]).toEqual([0x41]);
  expect(numberOf(font.ref())).toBeGreaterThan(0);
});

test('it writes a reference by number where an object of its own may stand', async () => {
  const doc = open();
  doc.ref({ Other: new Reference(262_144) }).end('');
  doc.end();
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces).toString('latin1')).toContain('/Other 262144 0 R');
});

test('nothing else of the package uses such members', () => {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const using = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /[.{ ]_[a-z]+\b/.test(readFileSync(join(folder, 'src', file), 'utf8')));
  expect(using).toEqual([HOME]);
});
