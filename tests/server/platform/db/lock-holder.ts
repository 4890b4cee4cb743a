import { createInterface } from 'node:readline';
import { lockFolder } from '../../../../server/platform/db/folder-lock';

/*
 * A process that locks folders for the tests: each line of its input is a folder to lock, or empty to release what it
 * has. It replies to each with a line.
 */

let unlock: (() => Promise<void>) | null = null;
for await (const folder of createInterface({ input: process.stdin })) {
  try {
    if (folder === '') await unlock?.();
    else unlock = await lockFolder(folder);
    process.stdout.write('done\n');
  } catch (error) {
    process.stdout.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  }
}
