import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the mail that the server has written to an address, and returns the link in it. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await letters()).find((letter) => letter.includes(`<${address}>`))?.match(LINK)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Waits for the mail that has a text in its subject or its lines, and returns it. */
export async function letterWith(text: string): Promise<string> {
  let letter: string | undefined;
  await expect
    .poll(
      async () => {
        letter = (await letters()).find((one) => one.includes(text));
        return letter;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return letter ?? '';
}

const LINK = /http\S+\/alterar-senha\?token=[\w-]+/;

/** The letters of the outbox, as a mail program shows them. */
async function letters(): Promise<string[]> {
  const folder = join(process.env.PORTAL_TEST_DATA ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
}
