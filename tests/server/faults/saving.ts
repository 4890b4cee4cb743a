import { sql } from 'kysely';
import { expect } from 'vitest';
import { getBank, listBanks, updateBank } from '../../../contract/banks';
import { type Operation, pathOf } from '../../../contract/operation';
import { login } from '../../../contract/session';
import type { Db } from '../../../server/platform/db/connections';
import { PASSWORD } from '../../support/network';
import type { Save } from './callers';

export interface Said {
  status: number;
  // The parsed reply, of any type, because each test reads other fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
}

/** One person who is signed in at a server, and saves the bank 001 again and again. */
export async function personAt(address: string, password = PASSWORD) {
  let authorization = '';
  const call = async (
    operation: Operation,
    { params = {}, query = '', body = undefined as object | undefined, language = 'en' } = {},
  ): Promise<Said> => {
    const answer = await fetch(address + pathOf(operation, params) + query, {
      method: operation.method,
      headers: {
        'accept-language': language,
        ...(authorization && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  };
  const signedIn = await call(login, { body: { user: '10000001', password } });
  authorization = `Bearer ${signedIn.body.token}`;
  const params = { codigoBancario: '001' };
  const stored = async (): Promise<{ version: number; length: number }> => {
    const { body } = await call(getBank, { params });
    return { version: body.version, length: body.tamanhoCodigoDepositoIdentificado };
  };
  return {
    call,
    list: () => call(listBanks),
    stored,
    save: async (language = 'en'): Promise<Said> => {
      const { version, length } = await stored();
      const tamanhoCodigoDepositoIdentificado = (length + 1) % 21;
      const body = { parceiro: true, ativo: true, version, tamanhoCodigoDepositoIdentificado };
      return call(updateBank, { params, body, language });
    },
  };
}

/** Saves until one is refused; returns the refusal. */
async function saveUntilRefused({ save }: { save: () => Promise<Said> }): Promise<Said> {
  for (let count = 0; count < 2000; count += 1) {
    const said = await save();
    if (said.status !== 200) return said;
  }
  throw new Error('Everything was saved');
}

/** The message in each language if nothing could be saved because the disk is full. */
const FULL: Record<string, string> = {
  en: 'Nothing was saved, because the server has no storage space left. Contact support.',
  'pt-BR': 'Nada foi salvo, porque o servidor está sem espaço de armazenamento. Fale com o atendimento.',
  'es-MX':
    'No se guardó nada, porque el servidor ya no tiene espacio de almacenamiento. Llame a atención a clientes.',
  'es-CO':
    'No se guardó nada, porque el servidor no tiene espacio de almacenamiento. Comuníquese con servicio al cliente.',
};

/**
 * On a full disk: saves are refused in the language of the person, reading goes on, and the
 * operator is notified.
 * @returns what is stored, as before
 */
export async function expectReadOnly(
  { save, stored, list }: Awaited<ReturnType<typeof personAt>>,
  output: () => string,
): Promise<{ version: number; length: number }> {
  const refused = await saveUntilRefused({ save });
  expect([refused.status, refused.body]).toEqual([503, { code: 'UNAVAILABLE', message: FULL.en }]);
  expect(refused.headers.get('retry-after')).toBe('60');
  const before = await stored();
  for (const [language, text] of Object.entries(FULL)) {
    expect((await save(language)).body.message).toBe(text);
  }
  expect((await list()).status).toBe(200);
  expect(await stored()).toEqual(before);
  await expect.poll(output).toMatch(/"level":50.+"the disk of the database is full"/);
  return before;
}

/** Every save of a bank that was acknowledged is there as it was, by the audit: the first version is that of a new row. */
export async function expectSaved(db: Db, saved: readonly Save[]): Promise<void> {
  const { rows } = await sql<{ key: string; length: number }>`
    select entity_key || ' ' || (row_number() over (partition by entity_key order by id) + 1) as key,
      (after->>'deposit_code_length')::int as length
    from audit where entity = 'bank' and action = 'update'`.execute(db);
  const kept = new Map(rows.map(({ key, length }) => [key, length]));
  for (const { code, version, length } of saved)
    expect([code, version, kept.get(`${code} ${version}`)]).toEqual([code, version, length]);
}
