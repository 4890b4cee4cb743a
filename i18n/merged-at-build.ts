import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/** The areas that are an overlay of another language's; the other files only gather them. */
const overlaid = /\/i18n\/co\/(?!(?:frame|texts|server)\.)[\w/-]+\.ts$/;

/**
 * Merges the Colombian texts with the Mexican ones while console and server are built: each file of them becomes the
 * plain texts that it comes to. So a language is fetched by itself, and nothing is merged in the browser. Without a
 * build (development, tests) `overlay` merges when the file is imported.
 */
export function mergedTexts(): Plugin {
  return {
    name: 'cofre-merged-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!overlaid.test(id)) return null;
      const texts: Record<string, unknown> = await tsImport(id, import.meta.url);
      return Object.entries(texts)
        .map(([name, area]) => `export const ${name} = ${JSON.stringify(area)};`)
        .join('\n');
    },
  };
}
