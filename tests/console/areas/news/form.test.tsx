import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createNews, updateNews, uploadNewsFile } from '../../../../contract/news-management';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import {
  button,
  choose,
  colleagueChanges,
  editAddress,
  field,
  LIST,
  madeNews,
  NEW,
  openNews,
  PIXEL,
  pixelFile,
  rows,
  SETTLED,
  storedNews,
} from './news-page';

const portal = bridgeToPortal();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => window.history.pushState(null, '', '/'));

const REQUIRED = 'There are unmodified fields. Complete the required fields!';
const HASH = /^[0-9a-f]{32}\.png$/;

const sent = () => portal.callsOf(createNews).map(({ body }) => body as Record<string, unknown>);
const changes = () => portal.callsOf(updateNews).map(({ body }) => body as Record<string, unknown>);
const arrived = () => screen.findByRole('button', { name: 'Choose another image' });

async function opened() {
  const page = await openNews({ path: NEW });
  await pageTitled('New news item');
  await screen.findByRole('textbox', { name: /^Title/ });
  return page;
}
async function editing(over: object = {}) {
  const item = await madeNews(over);
  const page = await openNews({ path: editAddress(item.id) });
  await screen.findByRole('textbox', { name: /^Title/ });
  return { ...page, item };
}
/** Home's tests look at the news of everybody. */
async function forSpecificUsers(user: Awaited<ReturnType<typeof openNews>>['user']) {
  for (const name of ['Provider administrator', 'Establishment administrator', 'Report viewer'])
    await user.click(screen.getByRole('checkbox', { name }));
}

describe('NEWS-05 NEWS-06 a new item', () => {
  test('NEWS-06 NEWS-07 NEWS-09 is uploaded, written and saved; the dialog leads back to the list', async () => {
    const { user } = await opened();
    await choose(user, pixelFile());
    await arrived();
    await user.type(field(/^Title/), '  Z new item ');
    await user.type(field(/^Text/), 'First line');
    expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
    await user.type(field('Last day'), '24/12/2099');
    await forSpecificUsers(user);
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'News saved' }));
    expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
    expect(window.location.pathname).toBe(NEW);
    expect(sent()).toEqual([
      {
        title: 'Z new item',
        text: 'First line',
        status: 0,
        opensOn: null,
        endsOn: '2099-12-24',
        profiles: [5],
        image: expect.stringMatching(HASH) as string,
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await pageTitled('News');
    expect(window.location.pathname).toBe(LIST);
    expect((await rows()).map(([, , title]) => title)).toContain('Z new item');
  });

  test('NEWS-11 NEWS-12 nothing is sent without image, title and text; each says so, the first has the focus', async () => {
    const { user } = await opened();
    await user.click(button('Save'));
    expect(await screen.findByText('Choose an Image!')).toBeVisible();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    expect(field(/^Title/)).toHaveAccessibleDescription(REQUIRED);
    expect(button('Choose an image')).toHaveFocus();
    expect(button('Choose an image')).toHaveAccessibleDescription(/^Choose an Image!/);
    await choose(user, pixelFile());
    await arrived();
    await waitFor(() => expect(screen.queryByText('Choose an Image!')).not.toBeInTheDocument());
    await user.type(field(/^Title/), ' ');
    await user.click(button('Save'));
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    expect(sent()).toEqual([]);
  });

  test('NEWS-13 what is no png or jpeg is an unsupported file, and what is too large is not sent', async () => {
    const { user } = await opened();
    const input = document.querySelector('input[type="file"]')!;
    expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
    input.removeAttribute('accept');
    await choose(user, new File(['GIF89a'], 'clip.gif', { type: 'image/gif' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('clip.gif · Unsupported File');
    await user.click(button('Save'));
    await waitFor(() => expect(button('Choose an image')).toHaveFocus());
    await choose(user, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('large.png · The file is larger than 5 MB.');
    await user.click(button('Remove large.png'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(portal.callsOf(uploadNewsFile)).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test('NEWS-13 a picture is taken whatever its name says it is', async () => {
    const { user } = await opened();
    document.querySelector('input[type="file"]')!.removeAttribute('accept');
    await choose(user, pixelFile('scan.gif', 'image/gif'));
    await arrived();
  });

  test('NEWS-13 a file whose bytes are no picture is refused by the server in the same words', async () => {
    const { user } = await opened();
    await choose(user, new File([PIXEL.subarray(0, 30)], 'drawing.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unsupported File');
  });

  test('NEWS-06 NEWS-16 an image shows its progress, may fail, and arrives after a retry', async () => {
    const { user } = await opened();
    const slow = held();
    portal.fail(uploadNewsFile, { until: slow.until });
    await choose(user, pixelFile());
    expect(await screen.findByRole('progressbar', { name: /^Sending pixel\.png/ })).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findByText('The image is still being sent.')).toBeVisible();
    slow.release();
    await arrived();
    portal.fail(uploadNewsFile, { status: 500 });
    await choose(user, pixelFile('other.png'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('other.png · Error saving file.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(portal.callsOf(uploadNewsFile).at(-1)?.body).toEqual({
      type: 'image/png',
      size: PIXEL.length,
      base: `data:image/png;base64,${Buffer.from(PIXEL).toString('base64')}`,
    });
  });

  test('NEWS-16 a save that fails says so, keeps what was typed, and is made once when it is tried again', async () => {
    const { user } = await opened();
    await choose(user, pixelFile());
    await arrived();
    await user.type(field(/^Title/), 'Z once');
    await user.type(field(/^Text/), 'Text');
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    portal.fail(createNews, { status: 500 });
    await user.click(button('Save'));
    expect(await screen.findByText('Error Loading News')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Z once');
    await user.click(button('Save'));
    await screen.findByRole('dialog', { name: 'News saved' });
    expect(sent()[1]).toEqual(sent()[0]);
    expect(sent()[1]).toMatchObject({ status: 1, profiles: null });
  });

  test('NEWS-14 what the server refuses stands at its field', async () => {
    const { user } = await opened();
    await choose(user, pixelFile());
    await arrived();
    await user.type(field(/^Title/), 'Z refused');
    await user.type(field(/^Text/), 'Text');
    const fields = { status: 'Incorrect Status' };
    portal.fail(createNews, { status: 400, body: { code: 'INVALID', message: 'Incorrect Status', fields } });
    await user.click(button('Save'));
    const group = screen.getByRole('radiogroup', { name: /^Status/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Incorrect Status'));
    expect(field(/^Title/)).toHaveValue('Z refused');
  });

  test('NEWS-06 texts that are too long, days that are none, and missing readers are reported at their fields', async () => {
    const { user } = await opened();
    await user.click(field(/^Title/));
    await user.paste('a'.repeat(101));
    expect(screen.getByText('101 of 100 characters')).toBeVisible();
    await user.type(field('Publish on'), '31/02/2099');
    await user.type(field('Last day'), '01/01/2020');
    await forSpecificUsers(user);
    await user.click(screen.getByRole('checkbox', { name: 'Specific user' }));
    await user.click(button('Save'));
    for (const text of [
      'The title can have at most 100 characters.',
      'Enter a valid date.',
      'The last day has already passed.',
      'Choose at least one profile.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(field(/^Title/)).toHaveValue('a'.repeat(101));
  });

  test('NEWS-06 a publication in the past is refused at its field, and not dropped', async () => {
    const { user } = await opened();
    await user.type(field('Publish on'), '01/01/2020');
    await user.click(button('Save'));
    expect(await screen.findByText('The publication day has already passed.')).toBeVisible();
    expect(field('Publish on')).toHaveValue('1 Jan 2020');
    expect(sent()).toEqual([]);
  });

  test('NEWS-06 a title has no line breaks, however it is pasted, and Enter in it saves', async () => {
    const { user } = await opened();
    await user.click(field(/^Title/));
    await user.paste('From a\r\n  document\n');
    expect(field(/^Title/)).toHaveValue('From a document ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(REQUIRED)).toBeVisible();
    expect(field(/^Title/)).toHaveValue('From a document ');
  });

  test('NEWS-06 card and modal are previewed while one writes', async () => {
    const { user } = await opened();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    await user.type(field(/^Title/), 'Z seen');
    await user.type(field(/^Text/), 'One{Enter}Two');
    expect(preview.getByRole('heading', { level: 3 })).toHaveTextContent('Z seen');
    expect(preview.getByText('One Two')).toBeVisible();
    const article = within(preview.getByRole('article'));
    expect(article.getByRole('heading', { name: 'Z seen' })).toBeVisible();
    expect(article.getByText('Two')).toBeVisible();
    await choose(user, pixelFile());
    await arrived();
    expect(article.getByRole('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/files\/images\/[0-9a-f]+\.png$/),
    );
    await user.type(field('Publish on'), '24/12/2099');
    expect(article.getByText('24 Dec 2099')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    expect(field('Publish on')).toBeDisabled();
    expect(article.queryByText('24 Dec 2099')).not.toBeInTheDocument();
  });

  test('NEWS-06 leaving without saving asks for a confirmation', async () => {
    const { user } = await opened();
    await user.type(field(/^Title/), 'Z kept');
    await user.click(screen.getByRole('link', { name: 'Back to news' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field(/^Title/)).toHaveValue('Z kept');
    expect(window.location.pathname).toBe(NEW);
  });
});

describe('NEWS-05 NEWS-10 an item that is changed', () => {
  test('NEWS-10 NEWS-07 NEWS-06 keeps its image unless another one is chosen, and leads back to the list', async () => {
    const { user, item } = await editing({ title: 'Z before' });
    expect(field(/^Title/)).toHaveValue('Z before');
    await user.clear(field(/^Title/));
    await user.type(field(/^Title/), 'Z after');
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'News saved' }));
    expect(changes()).toEqual([
      {
        id: item.id,
        title: 'Z after',
        text: 'Line',
        status: 1,
        opensOn: null,
        endsOn: null,
        profiles: null,
        version: 1,
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await pageTitled('News');
    expect(window.location.pathname).toBe(LIST);
    expect((await storedNews(item.id)).urlFile).toBe(item.urlFile);
  });

  test('NEWS-06 another image takes the place of the first', async () => {
    const { user, item } = await editing();
    await choose(user, pixelFile('second.png'));
    await waitFor(() =>
      expect(screen.getByRole('article').querySelector('img')?.src).not.toContain(item.urlFile ?? ''),
    );
    await user.click(button('Save'));
    await screen.findByRole('dialog', { name: 'News saved' });
    const { urlFile } = await storedNews(item.id);
    expect(urlFile).not.toBe(item.urlFile);
    expect(changes()[0]?.['image']).toBe(urlFile);
  });

  test('NEWS-11 an edit without a change says the same and sends nothing', async () => {
    const { user } = await editing();
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED);
    await user.type(field(/^Title/), ' more');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(field(/^Title/));
    await user.click(button('Save'));
    expect(await screen.findByText(REQUIRED)).toBeVisible();
    expect(changes()).toEqual([]);
  });

  test('NEWS-08 an item that waits for its day shows as active, and stays so when something else is changed', async () => {
    const { user, item } = await editing({ status: 0, opensOn: '2099-12-01', profiles: [5] });
    expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(field('Publish on')).toHaveValue('1 Dec 2099');
    await user.type(field(/^Text/), ' more');
    await user.click(button('Save'));
    await screen.findByRole('dialog', { name: 'News saved' });
    expect(changes()[0]).toMatchObject({ status: 0, opensOn: '2099-12-01', profiles: [5] });
    expect((await storedNews(item.id)).managed?.opensOn).toBe('2099-12-01');
  });

  test('NEWS-10 what a colleague has changed meanwhile is shown, and nothing typed is lost', async () => {
    const { user, item } = await editing();
    await user.type(field(/^Text/), ' mine');
    await colleagueChanges({ id: item.id, title: 'Z theirs', text: 'Line', status: 1, version: 1 });
    await user.click(button('Save'));
    expect(await screen.findByText('Title, Z made before, Z theirs now')).toBeVisible();
    expect(field(/^Text/)).toHaveValue('Line mine');
    await user.click(button('Save anyway'));
    await screen.findByRole('dialog', { name: 'News saved' });
    expect(await storedNews(item.id)).toMatchObject({ title: 'Z made', text: 'Line mine' });
  });

  test('NEWS-05 the row carries its item, the id loads it, and no id leads to the list with a note', async () => {
    const { user } = await openNews({ path: SETTLED });
    await user.click(await screen.findByRole('link', { name: 'Edit Notícia 04' }));
    await pageTitled('Edit news item');
    await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveValue('Notícia 04'));
    expect((window.history.state as { usr: unknown }).usr).toMatchObject({ edit: true, news: { id: 4 } });
    expect(await screen.findByText('History')).toBeVisible();
  });

  test.each([LIST + '/editar', editAddress(999_999)])(
    'NEWS-05 %s leads to the list, which says so',
    async (path) => {
      await openNews({ path });
      expect(await screen.findByText('Select a record in the list.')).toBeVisible();
      expect(window.location.pathname).toBe(LIST);
    },
  );
});
