import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fills a folder as the build does, as far as the server needs it to start: both pages, and no preloads.
 * @param page the text of both
 */
export function fillConsoleFolder(folder: string, page: string): void {
  for (const name of ['index.html', 'login.html']) writeFileSync(join(folder, name), page);
  writeFileSync(join(folder, 'page-needs.json'), '{}');
}
