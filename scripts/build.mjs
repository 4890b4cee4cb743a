import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { notices } from './notices.mjs';
import { root } from './prepare.mjs';
import { sbom } from './sbom.mjs';

/*
 * Builds the console, the server and the manuals into dist/, compresses the console's files once instead of each
 * time, and says what of others is in it: the bill of materials and the notices of all licences.
 */

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
// npm works at it while the console is built.
const bill = sbom();
bill.catch(() => {});
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', configFile: join(root, 'vite.server.config.ts') });
await import('../dist/server/make-manuals.js');

const console_ = join(dist, 'console');
for (const name of readdirSync(console_, { recursive: true, encoding: 'utf8' })) {
  // The pages carry a nonce and fonts are compressed already.
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const content = readFileSync(join(console_, name));
  if (content.length < 200) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(console_, `${name}.br`), brotliCompressSync(content, { params: quality }));
  writeFileSync(join(console_, `${name}.gz`), gzipSync(content, { level: 9 }));
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(dist, 'licences.txt'), notices(packages));
writeFileSync(join(dist, 'sbom.cdx.json'), await bill);
