/*
 * node scripts/icons.mjs: draws the icons of the home screen from the mark (public/mark.svg). Run it when the mark
 * changes; what it makes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = await readFile('public/mark.svg', 'utf8');
/** Systems cut icons into shapes of their own: the door reaches to the edges, and the mark stays in the middle 80 %. */
const fullBleed = mark
  .replace('rx="8" ', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const icons = [
  { file: 'icon-192.png', svg: mark, size: 192 },
  { file: 'icon-512.png', svg: mark, size: 512 },
  { file: 'icon-maskable-512.png', svg: fullBleed, size: 512 },
  { file: 'apple-touch-icon.png', svg: fullBleed, size: 180 },
];
for (const { file, svg, size } of icons) {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(`public/${file}`, png);
}
