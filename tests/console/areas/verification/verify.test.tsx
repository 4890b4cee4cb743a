import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { exportFileName } from '../../../../contract/exports';
import { languages } from '../../../../contract/languages';
import { depositReport } from '../../../../contract/statement';
import { VERIFIED_BYTES, verifyFile } from '../../../../contract/verification';
import { call } from '../../../../src/portal/client';
import { download } from '../../../../src/portal/files';
import { reportRequest } from '../../../server/engines/exports/statement-file';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

async function openVerify(language: (typeof languages)[number] = 'en') {
  const opened = await openConsole({ person: people.viewer, path: '/verificar', language });
  await pageTitled(opened.catalogue.screens['/verificar'].title);
  return opened;
}

/** A statement as the signed-in person downloads it. */
async function statement(): Promise<string> {
  const reply = await call(depositReport, { query: { formato: 'csv' }, body: reportRequest() });
  if (!('urlDownload' in reply)) throw new Error('No file was promised');
  const signal = new AbortController().signal;
  const file = await download(reply.urlDownload, { signal, onProgress: () => undefined });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

/** One of Node's: what carries the call to the server does not know those of jsdom. */
const chosen = (text: string) => new NodeFile([text], exportFileName('csv')) as unknown as File;
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const result = () => screen.findByRole('region', { name: 'Result' });

describe('a file', () => {
  test('STMT-29 STMT-30 that comes back is identical, and its author and its filters are shown', async () => {
    await openVerify();
    choose(chosen(await statement()));
    const found = await result();
    expect(within(found).getByText('Identical')).toBeVisible();
    expect(within(found).getByText('Made for').nextSibling).toHaveTextContent(people.viewer);
    expect(within(found).getByText('Period')).toBeVisible();
    expect(within(found).getByText(/^CF-/)).toBeVisible();
    expect(within(found).getByText(/ · CSV · /)).toBeVisible();
    expect(within(found).getAllByText('Rows')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Arrived since' })).toHaveTextContent('None.');
    expect(within(found).getByRole('heading', { name: 'Result' })).toHaveFocus();
  });

  test('that was dropped and changed shows its differences', async () => {
    await openVerify();
    const text = (await statement()).replace(/(\r\n"(?:Deposits|Total deposits)",*)[\d.]+/, '$10.01');
    const drop = screen.getByRole('button', { name: 'Choose a file' }).parentElement as HTMLElement;
    fireEvent.drop(drop, { dataTransfer: { files: [chosen(text)] } });
    expect(within(await result()).getByText('Altered')).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent(/[R$€]0[.,]01/);
  });

  test('of something else is unknown', async () => {
    await openVerify();
    choose(chosen('a,b\n1,2'));
    expect(within(await result()).getByText('Unknown')).toBeVisible();
  });
});

test('a number with a wrong sign is said at its field, and the file is not lost', async () => {
  const { user } = await openVerify();
  const field = screen.getByRole('textbox', { name: 'File number (optional)' });
  await user.type(field, 'CF-00000-00001');
  choose(chosen('a'));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This is not a file number: a character is wrong or missing.');
  await user.clear(field);
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Verify again' }));
  expect(within(await result()).getByText('Unknown')).toBeVisible();
});

test('what is too large, or more than one file, is not sent', async () => {
  await openVerify();
  const large = chosen('a');
  Object.defineProperty(large, 'size', { value: VERIFIED_BYTES + 1 });
  choose(large);
  expect(await screen.findByText('The file is larger than 500 MB.')).toBeVisible();
  choose(chosen('a'), chosen('b'));
  expect(await screen.findByText('One file at a time, please.')).toBeVisible();
  expect(portal.callsOf(verifyFile)).toEqual([]);
});

test('ERR-01 a failure is shown, and the next attempt sends the same file', async () => {
  const { user } = await openVerify();
  portal.fail(verifyFile, 'dropped');
  choose(chosen('a'));
  expect(await screen.findByText('The file could not be verified.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await result()).getByText('Unknown')).toBeVisible();
});

test.each(languages)('SHELL-21 the page speaks %s', async (language) => {
  const { catalogue } = await openVerify(language);
  expect(screen.getByRole('button', { name: catalogue.verification.file.choose })).toBeVisible();
});
