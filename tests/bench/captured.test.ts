import { describe, expect, test } from 'vitest';
import { capturedStatement } from '../../bench/support/captured';
import { banksPage } from '../../server/banks/list';

describe('what the plain server of the bench is given', () => {
  test("is the list's own statement, with the parameters of its query", async () => {
    const { sql, parameters } = await capturedStatement((db) =>
      banksPage(db, { name: 'cooperativa', status: 1, sort: 'nome,asc', page: 3 }),
    );
    expect(sql).toMatch(/select count\(\*\) as "count" from "bank" where .*"active" = \$2\)/);
    expect(sql).toMatch(/order by "name_folded" asc, "code" limit \$5 offset \$6/);
    expect(parameters).toEqual(['cooperativa', true, 'cooperativa', true, 10, 30]);
  });

  test('is one statement, neither none nor several', async () => {
    const counted = (db: Parameters<typeof banksPage>[0]) => db.selectFrom('bank').select('code').execute();
    await expect(capturedStatement(async () => {})).rejects.toThrow(/there were 0/);
    await expect(capturedStatement((db) => Promise.all([counted(db), counted(db)]))).rejects.toThrow(
      /were 2/,
    );
  });
});
