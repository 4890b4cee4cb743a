import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/** The files of which the build keeps only what they come to: plain values, put together from other files. */
const GATHERED = [
  // The areas that are an overlay of another language's texts; the other files of the language only name them.
  /\/i18n\/co\/(?!(?:frame|texts|server)\.)[\w/-]+\.ts$/,
];

/**
 * Evaluates each gathered file while console and server are built, and puts the plain values of its exports in its
 * place. So the browser fetches what was put together and not what it came from: Colombian texts without the Mexican
 * ones. Without a build (development, tests) the file is imported as it stands.
 */
export function gathered(): Plugin {
  return {
    name: 'cofre-gathered',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!GATHERED.some((file) => file.test(id))) return null;
      const values: Record<string, unknown> = await tsImport(id, import.meta.url);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
