import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getConfig } from '../../../../contract/config';
import { type Language, localeOf } from '../../../../contract/languages';
import { listNotifications } from '../../../../contract/notifications';
import type { ReplyOf } from '../../../../contract/operation';
import { changePassword, resetPassword, validateTokenPassword } from '../../../../contract/password';
import { isOwnPassword } from '../../../../contract/passwords';
import { login, validateSession } from '../../../../contract/session';
import { isCommonPassword } from '../../../../server/platform/credentials/common-passwords';
import { deploymentWords } from '../../../../server/platform/credentials/deployment-words';
import { isLeakedPassword } from '../../../../server/platform/credentials/leaked-passwords';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, keptLetters, tokenIn } from '../../../support/letters';
import { addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let current = PASSWORD;
const LOGIN = '20000002';
const NEW = 'Mudei%2026';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  await database.db
    .insertInto('bank')
    .values({ code: '991', name: 'Banco Zeta', partner: false, active: true, deposit_code_length: 0 })
    .execute();
});
beforeEach(async () => {
  current = PASSWORD;
  await addUser(database.db, { login: LOGIN, name: 'Marina do Prado', role: 2 });
});
afterEach(async () => {
  portal.setNow(NOON);
  for (const table of ['sign_in_failure', 'rate_limit', 'portal_user'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Changes the password of whoever has the present one. */
async function change(token: string | undefined, newPassword: string, language: Language = 'en') {
  const reply = await portal.call(changePassword, {
    token,
    body: { newPassword, currentPassword: current },
    headers: { 'accept-language': localeOf[language] },
  });
  if (reply.body === true) current = newPassword;
  return reply;
}
const signIn = async (password: string) =>
  (await portal.call(login, { body: { user: LOGIN, password } })).status;
const isLive = async ({ token }: { token: string }) =>
  (await portal.call(validateSession, { token })).status === 200;

test('API-06 LOG-33 a person sets a password; this session stays, the others end', async () => {
  const own = await portal.signIn(LOGIN);
  const others = [await portal.signIn(LOGIN), await portal.signIn(LOGIN)];
  expect(await change(own.token, NEW)).toMatchObject({ status: 200, body: true });
  expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
  expect([await isLive(own), ...(await Promise.all(others.map(isLive)))]).toEqual([true, false, false]);
  const entry = await database.db
    .selectFrom('audit')
    .where('entity', '=', 'password')
    .select(['actor', 'action', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ actor: LOGIN, action: 'update', before: null, after: { by: 'own session' } });
});

test('NOTE-02 LOG-33 a changed password is notified once, and a refused one is not', async () => {
  const { token } = await portal.signIn(LOGIN);
  const told = async () => {
    const { body } = await portal.call(listNotifications, { token, headers: { 'accept-language': 'pt-BR' } });
    return body.map(
      ({ notificacao }: ReplyOf<typeof listNotifications>[number]) => notificacao.descricaoNotificacao,
    );
  };
  expect(await change(token, PASSWORD)).toMatchObject({ status: 400 });
  expect(await told()).toEqual([]);
  expect(await change(token, NEW)).toMatchObject({ status: 200 });
  expect(await told()).toEqual([
    'Sua senha foi alterada. Se não foi você, avise o seu administrador imediatamente.',
  ]);
});

test('LOG-31 LOG-32 a password that does not meet the criteria is refused in the caller’s language', async () => {
  const { token } = await portal.signIn(LOGIN);
  const wrong = {
    short: 'Mude%20',
    long: 'Mudei%2026Mudei%2026x',
    'without lowercase': 'MUDEI%2026',
    'without uppercase': 'mudei%2026',
    'without digit': 'Mudei%Nova',
    'without symbol': 'Mudei$2026',
    'with two alike': 'Muddei%2026',
    'with the login': `Mu%${LOGIN}x`,
    "with the e-mail's name": `${LOGIN}Ab%`,
    'with the name': 'x%MARINA26a',
    'with a part of the name': 'Prado%2026',
  };
  for (const [what, password] of Object.entries(wrong)) {
    expect(await change(token, password), what).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { newPassword: 'Password does not meet minimum criteria' } },
    });
  }
  const { body } = await change(token, 'x', 'pt');
  expect(body).toEqual({
    code: 'VALIDATION',
    message: 'Verifique os campos destacados.',
    fields: { newPassword: 'A senha não atende aos critérios mínimos' },
  });
  expect(await signIn(PASSWORD)).toBe(200);
});

test('LOG-32 none of the last five passwords is accepted, including the present one', async () => {
  const { token } = await portal.signIn(LOGIN);
  const passwords = ['Um', 'Dois', 'Tres', 'Quatro', 'Cinco'].map((word) => `Nova%${word}2026`);
  for (const password of passwords) expect((await change(token, password)).body).toBe(true);
  for (const password of passwords) {
    expect(await change(token, password)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'This password was used before. Choose another one.' } },
    });
  }
  expect((await change(token, NEW)).body).toBe(true);
  portal.setNow('2026-11-21T15:00:00Z');
  const again = await portal.signIn(LOGIN, NEW);
  expect((await change(again.token, passwords[0] ?? '')).body).toBe(true);
});

test('LOG-32 a few changes in a row do not lead back to an earlier password', async () => {
  const { token } = await portal.signIn(LOGIN);
  expect((await change(token, NEW)).body).toBe(true);
  for (let round = 1; round <= 8; round += 1)
    expect((await change(token, `Rumo%${round}x2026`)).body).toBe(true);
  expect((await change(token, NEW)).body.fields).toEqual({
    newPassword: 'This password was used before. Choose another one.',
  });
  expect((await change(token, 'Rumo%ax2026')).body).toBe(true);
  expect(await change(token, 'Rumo%bx2026')).toMatchObject({
    status: 429,
    body: { message: 'You have changed your password 10 times in a day. Try again tomorrow.' },
  });
});

test.each([
  'Password1!',
  'P@s5word123',
  'Senha@2026',
  'Contraseña#1',
  'Qwerty%123',
  'Abc@1234',
  'S3nha!2026',
  '1q2w3e4R!',
  'Bradesco@1',
  'Q1w2e3r4!',
  'Zaq12wsx!',
  'Br4d3sc0#26',
  '1tau&2026',
  'Bancolombia*1',
  'Banco Zeta#9',
])('LOG-31 LOG-32 %s meets the criteria, and is refused because everybody tries it', async (password) => {
  const { token } = await portal.signIn(LOGIN);
  const { status, body } = await change(token, password);
  expect([status, body.fields]).toEqual([
    400,
    { newPassword: expect.stringMatching(/^(This password is too common|Password does not meet)/) },
  ]);
});

test('LOG-32 a network that counts length alone takes sentences, and what is short, repeated or stolen it does not', async () => {
  const lengthy = await testPortal(database, { PORTAL_PASSWORD_POLICY: 'nist' });
  const { token } = await lengthy.signIn(LOGIN);
  const set = async (newPassword: string) =>
    (await lengthy.call(changePassword, { token, body: { newPassword, currentPassword: PASSWORD } })).status;
  // Its owner is Marina do Prado; the last is in lists of stolen ones.
  for (const refused of [
    'Mudei%2026',
    'vento e caminh',
    'vento da marina',
    'vento!1vento!1v',
    'aksjdlasdakj89879',
  ])
    expect(await set(refused), refused).toBe(400);
  expect(await set('vento e caminho')).toBe(200);
  expect((await lengthy.call(login, { body: { user: LOGIN, password: 'vento e caminho' } })).status).toBe(
    200,
  );
  expect((await lengthy.call(getConfig)).body.passwordPolicy).toBe('nist');
  expect((await portal.call(getConfig)).body.passwordPolicy).toBe('specification');
  await lengthy.app.close();
});

test('the commonest passwords of stolen lists are known, in any case, and others are not', async () => {
  for (const stolen of ['password', 'PassWord', 'Sasha_007', 'aksjdlasdakj89879'])
    expect([stolen, await isLeakedPassword(stolen)]).toEqual([stolen, true]);
  for (const other of ['vento e caminho', NEW, ''])
    expect([other, await isLeakedPassword(other)]).toEqual([other, false]);
});

/** Each meets the criteria of a link, and is among the first that guessers try. */
const WEAK = `Password1! pass-1234-word 12345678! senhasenha1! Sol&mar2026 Segunda#26 Terça@2026 Quarta!123 Quinta@12
  Sexta@123 Sábado@12 Domingo!1 Lunes@2026 Martes#12 Miércoles1! Jueves@12 Viernes@26 Monday@123 Tuesday1! Wednesday1!
  Thursday1! Friday@26 Janeiro@26 Março@2026 Diciembre#1 October@26 Aa123456! CofreSenha1! SenhaCofre1! MeuCofre1!
  SenhaForte1! Natal@2026 Operador@1 Cliente@123 Suporte@123 Trustno1! Cofres@123 (0fre@123 Gustavo@123 147258369a! Ab1!Ab1! Ab1!aB1!Ab1! Ana1!Ana1! a!1a!1a!1 Xy#7Xy#7Xy#7z 01/01/1990a 31-12-2025Ab
  27.11.2026! Nov-2026! 2026@Dez Seg#2026! Fall2026! Abc123!@#`;

test('LOG-31 at most two common words, keys in a row and a number, with hardly a sign beside them, are common', () => {
  for (const password of [...WEAK.split(/\s+/), 'senha forte7!', 'Banco do Brasil#1'])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of [PASSWORD, NEW, 'Correct&7horse', 'Caminho&42', 'Sol&vento2026', 'Azul de Prata 7!'])
    expect(isCommonPassword(password), password).toBe(false);
});

test('LOG-31 letters that stand apart are no keys in a row', () => {
  for (const password of ['3H9Rf&d%FV5B94', 'Q6E2RF&s5e', 'Az4LX1@kZJ', 'We were 4 & 5!', 'Pool & poli 8!'])
    expect(isCommonPassword(password), password).toBe(false);
});

test('LOG-31 neither random signs nor three words are common', () => {
  const random = seededRandom(20_261_127);
  const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const owner = { login: '10000001', name: 'Zzz', email: 'zzz@example.com' };
  const password = (): string => {
    const drawn = Array.from({ length: 10 }, () => signs[Math.floor(random() * signs.length)]).join('');
    return isOwnPassword(drawn, owner, 'specification') ? drawn : password();
  };
  const refused = Array.from({ length: 4000 }, password).filter((one) => isCommonPassword(one));
  expect(refused.length).toBeLessThanOrEqual(1);
  const words =
    'correct horse battery trem pedra vento caminho ponte janela tormenta camino puente silla prata'.split(
      ' ',
    );
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  for (let count = 0; count < 1000; count += 1) {
    const phrase = [word(), word(), word()];
    if (new Set(phrase).size < 3) continue;
    for (const between of [' ', '-', ''])
      expect(isCommonPassword(`${phrase.join(between)}7!`), phrase.join(between)).toBe(false);
  }
});

/** A generator whose numbers are the same in each run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('LOG-31 keys that lie beside one another are no password, however they are gone through', () => {
  for (const password of [
    '1q2w3e4R!',
    '!Q2w#E4r',
    'Qw12er34!',
    'Qwertyuiop1!',
    'Poiuyt%123',
    'Mnbvcxz#9',
    '1qaz@WSX',
    'Q1w2e3r4!',
    'A1b2c3d4!',
    'Aabbccdd1!',
    'Abcdefg1!',
    'Qqwweerr1!',
    'Senha1q2w3e4r!',
    '1q2w3e4r5t!A',
  ])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of [
    'Trem&9 pedra',
    'Nova%Tres2026',
    'Qwerty do mato 7!',
    'Junho-Vento 12',
    'Rede%4 Prata',
    'Azul 1q2w3e4r Pipa!',
  ])
    expect(isCommonPassword(password), password).toBe(false);
});

test('LOG-31 a common word is one also where signs stand for its letters, at its ends too', () => {
  for (const password of [
    'Br@desc0!1',
    '$antander9',
    '1nter#2026',
    '8radesco!1',
    'ahneS@2026',
    'P4lm31r4s!',
    'Nub4nk*77',
  ])
    expect(isCommonPassword(password), password).toBe(true);
});

test('LOG-31 an emoji is one sign, which says no more when it is repeated, and hides no word behind it', () => {
  for (const password of ['🐢🦊🐻🐼🐢🦊🐻🐼', '🐢🐢🐢🐢🐢Senha1!', 'Senha26🐢🦊'])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of ['🐢🦊🐻🐼🐨🐯🦁🐮', 'Senha26🐢🦊🐻'])
    expect(isCommonPassword(password), password).toBe(false);
});

test('LOG-31 the banks of the network and its own address are words that everybody tries there', async () => {
  const words = await deploymentWords(database.db, 'https://tesouro-azul.example.com', null);
  expect(['zeta', 'bancozeta', 'tesouro', 'azul'].map((word) => words.has(word))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const password of ['Zeta#2026', 'B4nc0 Z3ta!', 'Tesouro@1'])
    expect(isCommonPassword(password, words), password).toBe(true);
});

test("LOG-31 the names of a person's own establishments are words that everybody tries", async () => {
  const { id } = await database.db
    .selectFrom('portal_user')
    .where('login', '=', LOGIN)
    .select('id')
    .executeTakeFirstOrThrow();
  const shops = { '9001': 'Lotérica Boa Estrela', '9002': 'Auto Posto Beira-Mar', '9003': 'Quitanda Xodó' };
  await database.db
    .insertInto('establishment')
    .values(
      Object.entries(shops).map(([code, name]) => ({
        code,
        name,
        street: 'Rua das Flores',
        number: '1',
        district: 'Centro',
        postal_code: '01000-000',
        city: 'São Paulo',
        state: 'SP',
        corban: false,
      })),
    )
    .execute();
  await database.db
    .insertInto('user_establishment')
    .values(['9001', '9002'].map((code) => ({ user_id: id, establishment_code: code })))
    .execute();
  const words = await deploymentWords(database.db, null, id);
  for (const password of ['Lotericaboaestrela1!', 'Beira-Mar#2026', 'Autoposto#1'])
    expect(isCommonPassword(password, words), password).toBe(true);
  expect(isCommonPassword('Quitanda#2026', words)).toBe(false);
});

test('API-06 without a session and without a link it is refused, with the 401 of every call', async () => {
  for (const token of [undefined, 'no token']) {
    expect(await change(token, NEW)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  }
  const { token } = await portal.signIn(LOGIN);
  await database.db.updateTable('portal_user').set({ active: false }).execute();
  expect((await change(token, NEW)).status).toBe(401);
});

test('a link that was sent before the change ends with it', async () => {
  const post = keptLetters();
  await portal.call(resetPassword, { query: { cpf: LOGIN } });
  await doPasswordJobs(portal, post);
  const link = tokenIn(post.letters[0] ?? {});
  const isValid = async () => (await portal.call(validateTokenPassword, { query: { token: link } })).body;
  expect(await isValid()).toBe(true);
  const { token } = await portal.signIn(LOGIN);
  await change(token, NEW);
  expect(await isValid()).toBe(false);
});

test('a link works for its person, whoever is signed in in the same browser', async () => {
  await addUser(database.db, { login: '20000009', role: 2 });
  const post = keptLetters();
  await portal.call(resetPassword, { query: { cpf: LOGIN } });
  await doPasswordJobs(portal, post);
  const { token } = await portal.signIn('20000009');
  const body = { newPassword: 'Por-link 2026', token: tokenIn(post.letters[0] ?? {}) };
  expect((await portal.call(changePassword, { token, body })).body).toBe(true);
  expect(await signIn('Por-link 2026')).toBe(200);
  expect(await isLive({ token })).toBe(true);
});

test('of two simultaneous changes one is made, and the stored password is the acknowledged one', async () => {
  const { token } = await portal.signIn(LOGIN);
  const passwords = ['Rapida%2026', 'Veloz%2026', 'Ligeira%2026'];
  /** In the order in which they were acknowledged. */
  const made: string[] = [];
  const answers = await Promise.all(
    passwords.map(async (password) => {
      const answer = await change(token, password);
      if (answer.status === 200) made.push(password);
      return answer;
    }),
  );
  expect(made.length).toBeGreaterThan(0);
  // Whoever comes second finds that the password has changed, or that the current one is another.
  expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
  expect(await signIn(made.at(-1) ?? '')).toBe(200);
});

test('nobody can sign in with the old password while it is changed', async () => {
  const { token } = await portal.signIn(LOGIN);
  const tries = Array.from({ length: 4 }, () =>
    portal.call(login, { body: { user: LOGIN, password: PASSWORD } }),
  );
  const [changed, ...answers] = await Promise.all([change(token, NEW), ...tries]);
  expect(changed?.status).toBe(200);
  const got = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(await Promise.all(got.map(isLive))).toEqual(got.map(() => false));
});
