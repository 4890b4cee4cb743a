import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../../../server/platform/db/open';
import { migratedFolder } from '../../../support/databases';
import { startProgram } from '../../../support/server-process';
import { network, written } from './network-folder';

/** The command as an operator runs it; its work on PostgreSQL is tested separately. */
describe('npm run load', { timeout: 120_000 }, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cofre-load-'));
    await migratedFolder(dataDir);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
    const load = startProgram('server/commands/load.ts', { PORTAL_DATA_DIR: dataDir }, args);
    const code = await load.ended;
    return { code, output: load.output().replaceAll(/\(\d+\.\d s\)/g, '(time)'), errors: load.errors() };
  }

  test('reports each file, and exits with 1 if one was refused', async () => {
    const folder = network();
    const good = await run(written(folder));
    expect(good).toMatchObject({ code: 0, errors: '' });
    expect(good.output).toMatch(/^banks\.csv: 2 rows, 2 new, 0 changed, 0 known, 0 refused \(time\)$/m);
    expect(good.output).toMatch(
      /^transactions\.csv: 240 rows, 240 new, 0 changed, 0 known, 0 refused \(time\)$/m,
    );

    folder['groupers.csv'][0] = '700,,0901';
    const { 'banks.csv': _, ...rest } = folder;
    const bad = await run(written({ ...rest, 'bancos.csv': 'x' }));
    expect(bad).toMatchObject({ code: 1, errors: '' });
    expect(bad.output.split('\n').slice(-7)).toEqual([
      'accounts.csv: 2 rows, 0 new, 0 changed, 2 known, 0 refused (time)',
      'groupers.csv, line 2, nome: is empty',
      'groupers.csv: 2 rows, 0 new, 0 changed, 0 known, 1 refused (time). Nothing of this file was loaded.',
      'Not loaded, because a file before was refused: tariffs.csv, transactions.csv',
      'Not in the folder: banks.csv',
      'No file of a network, left alone: bancos.csv',
      '',
    ]);
  });

  test('reports with a message what prevents the load', async () => {
    expect(await run()).toEqual({ code: 2, output: '', errors: 'Usage: npm run load -- FOLDER\n' });
    expect(await run('/nowhere/at/all')).toEqual({
      code: 1,
      output: '',
      errors: 'The folder /nowhere/at/all does not exist.\n',
    });
    const server = await openEmbedded({ folder: dataDir });
    try {
      const refused = await run(written(network()));
      expect(refused).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toMatch(
        /^The data folder .+ is in use by process \d+ on \S+\. Stop that server first.+\n$/,
      );
    } finally {
      await server.close();
    }
  });

  test('continues when its output is no longer read, as with `| head`', async () => {
    const load = startProgram('server/commands/load.ts', { PORTAL_DATA_DIR: dataDir }, [written(network())]);
    load.child.stdout.destroy();
    load.child.stderr.destroy();
    expect(await load.ended).toBe(0);
    const again = await run(written(network()));
    expect(again.output).toMatch(
      /^transactions\.csv: 240 rows, 0 new, 0 changed, 240 known, 0 refused \(time\)$/m,
    );
  });

  test('names the row of a name with a line break', async () => {
    const folder = network();
    folder['banks.csv'].push('0900,"Banka\nTřetí",1,10,1');
    const refused = await run(written(folder));
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^banks\.csv, line 4, nome: "Banka\\nTřetí" holds a line break or another character that cannot be seen$/m,
    );
  });
});
