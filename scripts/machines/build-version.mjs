import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { root } from '../prepare.mjs';

/**
 * Builds another version of Cofre in a folder of its own, from this repository.
 * @param {string} from a tag or a commit @param {string} folder a new one @param {(text: string) => void} tell
 * @returns {string} the folder
 * @throws Error where there is no such version, or it cannot be built
 */
export function buildVersion(from, folder, tell) {
  tell(`building ${from}`);
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', from], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] });
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  run(process.execPath, 'scripts/build.mjs');
  return folder;
}
