import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { GivenUp } from '../../../../server/platform/jobs/kind';
import { MailFailure } from '../../../../server/platform/mail/failure';
import type { Letter } from '../../../../server/platform/mail/letter';
import { linksOf, postOf } from '../../../../server/platform/mail/post';
import { smtpPost } from '../../../../server/platform/mail/smtp';
import { mailsIn } from '../../../support/letters';
import { type MailServer, mailServer, saying } from './mail-server';

const letter: Letter = {
  id: '6f0f9d1c-5a8e-4b8a-9f0e-0a4cc0a00001',
  to: { name: 'José, "o da padaria" <x@y>', address: 'jose.antunes@paodaserra.example' },
  language: 'pt',
  subject: 'Defina uma nova senha – já',
  text: 'Olá, José!\n\nhttps://portal.example/alterar-senha?token=abc=20_-def\n',
  html: '<p>Olá, José! <a href="https://portal.example/alterar-senha?token=abc=20_-def">Aqui</a></p>',
  link: 'https://portal.example/alterar-senha?token=abc=20_-def',
};
const FROM = 'Cofre <no-reply@cofre.example>';
const never = new AbortController().signal;

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});
async function serverWith(...how: Parameters<typeof mailServer>): Promise<MailServer> {
  const server = await mailServer(...how);
  open.push(server);
  return server;
}

async function failureOf(sending: Promise<void>): Promise<Error> {
  const failed = await sending.then(
    () => null,
    (error: Error) => error,
  );
  if (failed === null) throw new Error('The mail was sent');
  return failed;
}

describe('a mail server', () => {
  test('receives the mail as it was written', async () => {
    const server = await serverWith();
    await smtpPost(server.url, FROM).send(letter, never);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Cofre', address: 'no-reply@cofre.example' },
      to: [{ name: 'José, "o da padaria" <x@y>', address: 'jose.antunes@paodaserra.example' }],
      subject: letter.subject,
      messageId: `<${letter.id}@cofre.example>`,
    });
    expect(mail?.text?.trim()).toBe(letter.text.trim());
    expect(mail?.html?.trim()).toBe(letter.html);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('content-language')).toBe('pt-BR');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('is looked at without a mail', async () => {
    const server = await serverWith();
    const post = smtpPost(server.url, FROM);
    await post.look?.();
    expect(server.mails).toEqual([]);
    await server.stop();
    expect(await failureOf(post.look?.() ?? Promise.resolve())).toBeInstanceOf(MailFailure);
  });

  test('gets the name and password of its address', async () => {
    const seen: unknown[] = [];
    const server = await serverWith({
      authOptional: false,
      onAuth: ({ username, password }, _session, callback) => {
        seen.push([username, password]);
        callback(null, { user: 'cofre' });
      },
    });
    const url = Object.assign(new URL(server.url), {
      username: 'cofre',
      password: encodeURIComponent('a&b c'),
    });
    await smtpPost(url.href, FROM).send(letter, never);
    expect(seen).toEqual([['cofre', 'a&b c']]);
    expect(server.mails).toHaveLength(1);
  });

  test('that is busy gets another attempt', async () => {
    let greylisted = 0;
    const server = await serverWith({
      onRcptTo: ({ address }, _session, callback) => {
        greylisted += 1;
        callback(greylisted === 1 ? saying(450, `4.2.0 <${address}> come back later`) : null);
      },
    });
    const post = smtpPost(server.url, FROM);
    const error = await failureOf(post.send(letter, never));
    expect(error).toBeInstanceOf(MailFailure);
    expect(error.message).toBe('The mail server did not take the mail (EENVELOPE, RCPT TO, 450)');
    await post.send(letter, never);
    expect(server.mails).toHaveLength(1);
  });

  test('that refuses the mail for good gets no other attempt, and its message is not logged', async () => {
    const server = await serverWith({
      onRcptTo: ({ address }, _session, callback) => callback(saying(550, `5.1.1 <${address}> unknown`)),
    });
    const error = await failureOf(smtpPost(server.url, FROM).send(letter, never));
    expect(error).toBeInstanceOf(GivenUp);
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain('jose');
    expect(error.cause).toBeUndefined();
  });

  test('that refuses the password gets another attempt, when somebody has corrected it', async () => {
    const server = await serverWith({
      authOptional: false,
      onAuth: (_given, _session, callback) => callback(saying(535, '5.7.8 no')),
    });
    const url = Object.assign(new URL(server.url), { username: 'cofre', password: 'Secret&5otter' });
    const error = await failureOf(smtpPost(url.href, FROM).send(letter, never));
    expect(error).toBeInstanceOf(MailFailure);
    expect(`${error.message} ${error.stack}`).not.toMatch(/Secret/);
  });

  test('that is down gets another attempt', async () => {
    const server = await mailServer();
    await server.stop();
    const error = await failureOf(smtpPost(server.url, FROM).send(letter, never));
    expect(error).toBeInstanceOf(MailFailure);
    expect(error.message).toMatch(/ESOCKET|ECONNREFUSED|ECONNECTION/);
  });

  test('that never responds is abandoned after the timeout', async () => {
    const late = new AbortController();
    const silent = createServer(() => late.abort());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const error = await failureOf(smtpPost(`smtp://127.0.0.1:${port}`, FROM).send(letter, late.signal));
    expect(error).toBeInstanceOf(MailFailure);
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(/ETIMEDOUT|[Tt]imeout/);
    // The connection is closed as well: otherwise the server could not close.
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('without a mail server', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  function configOf(more: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'cofre-outbox-'));
    folders.push(folder);
    return readConfig({ NODE_ENV: 'test', PORTAL_DATA_DIR: folder, ...more });
  }

  test('mails are stored in the outbox, only for the owner of the folder, and a second attempt adds none', async () => {
    const config = configOf({ PORTAL_DEMO: 'off', PORTAL_PUBLIC_URL: 'https://portal.example:8443/' });
    const post = postOf(config);
    await post.send(letter, never);
    await post.send(letter, never);
    const outbox = join(config.dataDir, 'outbox');
    expect(await mailsIn(outbox)).toMatchObject([
      {
        from: { name: 'Cofre', address: 'no-reply@portal.example' },
        to: [{ address: letter.to.address }],
        subject: letter.subject,
      },
    ]);
    const [name = ''] = readdirSync(outbox);
    expect([statSync(outbox).mode & 0o777, statSync(join(outbox, name)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    expect(existsSync(linksOf(config))).toBe(false);
  });

  test('only the demo writes the link to a file', async () => {
    const config = configOf({ PORTAL_DEMO: 'on', PORTAL_MAIL_FROM: 'caixa@rede.example' });
    await postOf(config).send(letter, never);
    expect(readFileSync(linksOf(config), 'utf8')).toBe(`${letter.to.name}: ${letter.link}\n`);
    expect(statSync(linksOf(config)).mode & 0o777).toBe(0o600);
    expect(await mailsIn(join(config.dataDir, 'outbox'))).toMatchObject([
      { from: { address: 'caixa@rede.example' } },
    ]);
  });
});
