import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

/*
 * Loaded before a program: files below TEST_DISK grow only as long as the file TEST_DISK_ROOM says that there is room,
 * in bytes. Everything else about them is real. For machines where tests may not mount a small disk.
 */

const disk = `${resolve(process.env.TEST_DISK ?? '')}/`;
const roomFile = process.env.TEST_DISK_ROOM ?? '';
const { openSync, closeSync, writeSync, fstatSync, readFileSync, writeFileSync } = fs;
const { writeFile, statfs } = fs.promises;
/** Open files of the disk. */
const files = new Set();

const inside = (path) => `${resolve(String(path))}/`.startsWith(disk);
const room = () => Number(readFileSync(roomFile, 'utf8'));

function take(bytes) {
  if (bytes <= 0) return;
  const left = room() - bytes;
  if (left < 0)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  writeFileSync(roomFile, String(left));
}

fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (inside(path)) files.add(file);
  return file;
};
fs.closeSync = (file) => {
  files.delete(file);
  closeSync(file);
};
fs.writeSync = (file, buffer, offset, length, position) => {
  if (files.has(file) && typeof position === 'number') take(position + length - fstatSync(file).size);
  return writeSync(file, buffer, offset, length, position);
};
fs.promises.writeFile = async (path, content, ...rest) => {
  if (inside(path)) take(content.length);
  return writeFile(path, content, ...rest);
};
fs.promises.statfs = async (path, ...rest) => {
  const facts = await statfs(path, ...rest);
  return inside(path) ? Object.assign(facts, { bavail: Math.floor(room() / facts.bsize) }) : facts;
};
syncBuiltinESMExports();
