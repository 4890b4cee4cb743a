import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { getConfig } from '../../../contract/config';
import { call } from '../../../src/portal/client';
import { bridgeToPortal } from '../../support/bridge';
import { openSignIn } from './sign-in-page';

const portal = bridgeToPortal();

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const phones = () => within(screen.getByRole('dialog')).getAllByRole('definition');

test('HELP-01 before sign-in, the help shows the phones of the language', async () => {
  const { person } = await openSignIn({ language: 'pt' });
  await person.click(screen.getByRole('button', { name: 'Ajuda' }));
  const dialog = screen.getByRole('dialog', { name: 'Atendimento' });
  expect(phones().map((phone) => phone.textContent)).toEqual([
    '+55 555-0100',
    '+55 555-0101',
    '+55 555-0102',
  ]);
  expect(within(dialog).getByRole('link', { name: '+55 555-0100' })).toHaveAttribute(
    'href',
    'tel:+555550100',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('HELP-01 the caution leads to the same phones, without the empty ones', async () => {
  const { phones: all } = await call(getConfig, {});
  const { person } = await openSignIn({
    config: { phones: { ...all, en: { ...all.en, otherRegions: '' } } },
  });
  await person.click(screen.getByRole('button', { name: 'support' }));
  expect(phones()).toHaveLength(2);
  expect(screen.queryByText('Other regions')).not.toBeInTheDocument();
});

test('HELP-01 phones that could not be fetched can be fetched again', async () => {
  portal.fail(getConfig, 'dropped');
  const { person } = await openSignIn({ config: null });
  await person.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByText('Could not load the phone numbers.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '+1 555-0100' })).toBeInTheDocument();
});
