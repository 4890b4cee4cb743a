import { screen } from '@testing-library/react';
import { bypass } from 'msw';
import { inject } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { getNews, type NewsItem } from '../../../../contract/news';
import { createNews, updateNews, uploadNewsFile } from '../../../../contract/news-management';
import { type Operation, pathOf } from '../../../../contract/operation';
import { login } from '../../../../contract/session';
import { PASSWORD } from '../../../support/network';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';

/*
 * The test network has news 1 to 15, of which 15 is inactive; home's tests look at them. What is made here is inactive, or for
 * specific users alone, and its title begins with Z.
 */

export const LIST = '/marketing';
export const NEW = '/marketing/nova-noticia';
export const editAddress = (id: number) => `/marketing/editar/${id}`;
/** By title, so that what other tests make comes last. */
export const SETTLED = `${LIST}?sort=title&order=ASC`;

interface Options {
  person?: keyof typeof people;
  path?: string;
  language?: Language;
  width?: number;
}

export const openNews = ({
  person = 'administrator',
  path = LIST,
  language = 'en',
  width = 1440,
}: Options = {}) => openConsole({ person: people[person], path, language, width });

/** The cells of the table, row by row, without checkbox and actions. */
export const rows = async () => (await tableRows('News')).map((cells) => cells.slice(1, -1));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** A picture of one pixel. */
export const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
export const pixelFile = (name = 'pixel.png', type = 'image/png') => new File([PIXEL], name, { type });

/** Chooses a file for the picture. */
export function choose(user: Awaited<ReturnType<typeof openNews>>['user'], file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files');
  return user.upload(input, file);
}

let token: Promise<string> | undefined;

async function signedIn(): Promise<string> {
  const { token: answered } = (await posted(login.path, 'POST', {
    user: people.administrator,
    password: PASSWORD,
  })) as { token: string };
  return answered;
}

async function posted(path: string, method: string, body?: object, bearer?: string): Promise<unknown> {
  const answer = await fetch(
    bypass(inject('portalUrl') + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A call of somebody at another place: the console's own calls are not mixed with it. */
async function elsewhere({ method }: Operation, path: string, body?: object): Promise<unknown> {
  token ??= signedIn();
  return posted(path, method, body, await token);
}

/** Creates an item as a colleague, by default an inactive one. */
export async function madeNews(over: object = {}): Promise<NewsItem> {
  const { cdImage } = (await elsewhere(uploadNewsFile, uploadNewsFile.path, {
    type: 'image/png',
    size: PIXEL.length,
    base: `data:image/png;base64,${Buffer.from(PIXEL).toString('base64')}`,
  })) as { cdImage: string };
  const body = { title: 'Z made', text: 'Line', status: 1, image: cdImage, ...over };
  return (await elsewhere(createNews, createNews.path, body)) as NewsItem;
}

/** A colleague changes an item. */
export const colleagueChanges = (body: object) => elsewhere(updateNews, updateNews.path, body);

/** An item as it is stored at this moment. */
export const storedNews = async (id: number) =>
  (await elsewhere(getNews, pathOf(getNews, { id }))) as NewsItem;
