import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './prepare.mjs';

/*
 * Builds the console, the server and the manuals into dist/, and compresses the console's files once instead of each
 * time.
 */

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', configFile: join(root, 'vite.server.config.ts') });
await import('../dist/server/make-manuals.js');

const console_ = join(root, 'dist', 'console');
for (const name of readdirSync(console_, { recursive: true, encoding: 'utf8' })) {
  // The pages carry a nonce and fonts are compressed already.
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const content = readFileSync(join(console_, name));
  if (content.length < 200) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(console_, `${name}.br`), brotliCompressSync(content, { params: quality }));
  writeFileSync(join(console_, `${name}.gz`), gzipSync(content, { level: 9 }));
}
