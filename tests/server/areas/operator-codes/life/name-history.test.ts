import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CodeLife, findCodeHolders, getCodeLife, handOverCode } from '../../../../../contract/code-life';
import { dashboard } from '../../../../../contract/dashboard';
import { updateOperatorCode } from '../../../../../contract/operator-codes';
import { CELL, depositReport } from '../../../../../contract/statement';
import { addTransactions, transaction } from '../../../../support/network';
import { NOON } from '../../../../support/portal';
import { partsOf, reportRequest, statementFile } from '../../../engines/exports/statement-file';
import { shops } from '../shops';

/* A name of a code holds from a moment on: rows say the name that the code had when it was used (decision 71). */

const all = shops();

beforeAll(async () => {
  const { db } = all.database;
  const at = (time: string, operatorId = 11) => transaction(`2026-11-20T${time}`, { operatorId });
  await addTransactions(db, [
    at('08:00:00'),
    at('10:29:59'),
    at('10:30:00'),
    at('11:30:00'),
    at('11:59:00', 12),
  ]);
});
beforeEach(async () => {
  const { db } = all.database;
  all.portal.setNow(NOON);
  await sql`delete from code_handover`.execute(db);
  await sql`update operator set name = 'Operador ' || id, respellings = respellings + 1, named_at = null,
    active = true, started_at = '2026-11-01T12:00:00Z'`.execute(db);
  await sql`delete from operator_former_name`.execute(db);
});

const whole = { tsInicio: '2026-11-20 00:00:00', tsFim: '2026-11-20 23:59:59' };

/** The names on the screen and in the file, the oldest row first; they are the same. */
async function names(): Promise<(string | number | null)[]> {
  const { body } = await all.portal.call(depositReport, {
    token: all.manager,
    query: { formato: 'tela' },
    body: reportRequest(whole),
  });
  const shown = body.rows.map((row: { value: string }[]) => row[CELL.operator]?.value).toReversed();
  const { rows } = partsOf(await statementFile(all.portal, all.manager, whole));
  expect(rows.map((row) => row[CELL.operator]).toReversed()).toEqual(shown);
  return shown;
}

async function rename(name: string, at: string, body: object = {}) {
  all.portal.setNow(new Date(`2026-11-20T${at}Z`));
  const { version } = await all.read(11);
  const code = { operatorcodeId: 11, ec: '0001', numerocartao: '110', status: 1 };
  const answer = await all.portal.call(updateOperatorCode, {
    token: all.manager,
    body: { ...code, name, version, ...body },
  });
  all.portal.setNow(NOON);
  expect(answer.status).toBe(200);
}

const handOver = (to: string, at: string) =>
  all.portal.call(handOverCode, {
    token: all.manager,
    params: { id: 11 },
    body: { to, at },
    headers: { 'accept-language': 'en' },
  });
const eventsOf = async (): Promise<CodeLife['events']> =>
  (await all.portal.call(getCodeLife, { token: all.manager, params: { id: 11 } })).body.events;
const namings = async () => (await eventsOf()).filter(({ kind }) => kind === 'named' || kind === 'respelled');
const holders = async (name: string) =>
  (await all.portal.call(findCodeHolders, { token: all.manager, query: { name } })).body.people;

test('STMT-13 another name holds from the moment of saving on, on the screen and in files', async () => {
  // 10:30 and 11:00 by the network's clocks.
  await rename('Ana Prado', '13:30:00');
  await rename('Bia Luz', '14:00:00');
  expect(await names()).toEqual(['Operador 11', 'Operador 11', 'Ana Prado', 'Bia Luz', 'Operador 12']);
});

test('STMT-13 a corrected spelling holds for what was done under the name as well, and for nothing before it', async () => {
  await rename('Ana Parado', '13:30:00');
  await rename('Ana Prado', '14:00:00', { correcao: true });
  expect(await names()).toEqual(['Operador 11', 'Operador 11', 'Ana Prado', 'Ana Prado', 'Operador 12']);
});

test('OPC-11 the history has each name with who gave it, and says what was a correction', async () => {
  const before = await namings();
  await rename('Ana Parado', '13:30:00');
  await rename('Ana Prado', '14:00:00', { correcao: true });
  const by = 'Person 20000002';
  expect((await namings()).slice(before.length)).toEqual([
    { kind: 'named', at: expect.any(String), by, name: 'Ana Parado', before: 'Operador 11' },
    { kind: 'respelled', at: expect.any(String), by, name: 'Ana Prado', before: 'Ana Parado' },
  ]);
});

describe('a handover', () => {
  test('STMT-13 gives the code the name of its holder from its moment on', async () => {
    const before = await namings();
    expect((await handOver('Ana Prado', '2026-11-20T10:30')).status).toBe(200);
    expect((await all.read(11)).name).toBe('Ana Prado');
    expect(await names()).toEqual(['Operador 11', 'Operador 11', 'Ana Prado', 'Ana Prado', 'Operador 12']);
    // It is one event, not two.
    expect(await namings()).toEqual(before);
  });

  test('OPC-02 a code has one holder: who was given another name than the one of the handover', async () => {
    await handOver('Ana Prado', '2026-11-20T08:00');
    await rename('Bia Luz', '14:00:00');
    expect(await holders('ana')).toEqual([]);
    expect(await holders('bia')).toMatchObject([{ name: 'Bia Luz', codes: [{ operatorCodeId: 11 }] }]);
  });

  test('OPC-12 to somebody else is refused for a time before the name of now', async () => {
    await rename('Bia Luz', '14:00:00');
    const early = await handOver('Ana Prado', '2026-11-20T10:59');
    expect([early.status, early.body.fields]).toEqual([
      400,
      { at: 'The code got its current name after this time. Choose a later time.' },
    ]);
    // To the person who has it already it is only confirmed.
    expect((await handOver('Bia Luz', '2026-11-20T10:59')).status).toBe(200);
    expect((await handOver('Ana Prado', '2026-11-20T11:00')).status).toBe(200);
    expect(await names()).toEqual(['Operador 11', 'Operador 11', 'Operador 11', 'Ana Prado', 'Operador 12']);
  });
});

test('DASH-26 the operators of a dashboard have the names that they had in the period', async () => {
  const shown = async () => {
    const { body } = await all.portal.call(dashboard, {
      token: all.manager,
      query: { estabelecimento: '*', tipoTransacao: 'dt', periodo: 7 },
    });
    return body.operadoresDTOS.map(({ operador }: { operador: string }) => operador);
  };
  await rename('Ana Prado', '13:30:00');
  expect(await shown()).toEqual(['Operador 11 · Ana Prado', 'Operador 12']);
  // Renamed after its last use.
  await sql`update operator_former_name set until_at = '2026-11-20T14:45:00Z'`.execute(all.database.db);
  await sql`update operator set named_at = '2026-11-20T14:45:00Z' where id = 11`.execute(all.database.db);
  expect(await shown()).toEqual(['Operador 11', 'Operador 12']);
});

test('SQL and servers of an earlier version, which know no moment, rename from now on', async () => {
  const { db } = all.database;
  await sql`update operator set name = 'Ana Prado' where id = 11`.execute(db);
  const { rows } =
    await sql`select name, until_at <= clock_timestamp() and until_at > clock_timestamp() - interval '1 minute' as now
    from operator_former_name where operator_id = 11`.execute(db);
  expect(rows).toEqual([{ name: 'Operador 11', now: true }]);
});
