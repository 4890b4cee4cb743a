import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualFileName, manualTypes } from '../../contract/help';
import { languages } from '../../contract/languages';
import { makeManual } from '../areas/help/manual/make';

/** Part of the build (scripts/build.mjs): writes every manual beside the built server, which reads them there. */
for (const language of languages) {
  const folder = join(import.meta.dirname, 'manuals', language);
  mkdirSync(folder, { recursive: true });
  for (const type of manualTypes) {
    writeFileSync(join(folder, manualFileName(type)), await makeManual(type, language));
  }
}
