import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/** What is reckoned from other files: overlays of another language's texts, and what is gathered from all areas. */
const reckoned = /\/i18n\/(?:co\/(?!(?:frame|texts|server)\.)[\w/-]+|\w\w\/(?:screens|trail))\.ts$/;

/**
 * Merges texts while console and server are built: the Colombian ones with the Mexican ones, and what areas say of
 * their screens and records. Each file of them becomes the plain texts that it comes to. So a language is fetched by
 * itself, and nothing is merged in the browser. Without a build (development, tests) `overlay` and `gather` merge when
 * the file is imported.
 */
export function mergedTexts(): Plugin {
  return {
    name: 'cofre-merged-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!reckoned.test(id)) return null;
      const texts: Record<string, unknown> = await tsImport(id, import.meta.url);
      return Object.entries(texts)
        .map(([name, area]) => `export const ${name} = ${JSON.stringify(area)};`)
        .join('\n');
    },
  };
}
