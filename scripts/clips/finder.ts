import { expect, type Page } from '@playwright/test';
import type { Tour } from './tour';

const PAGE = '/transacoes-extrato';

/** The page stands before what can be done on it. */
const found = (page: Page, title: string) => page.getByRole('option', { name: title }).first();

/** Finding something with the keyboard, here a page: two keys, some letters, Enter. */
export const finder: Tour = {
  person: '20000002',
  poster: 1,
  steps: [
    {
      seconds: 3,
      act: async (page, { shell }) => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: shell.finder.label })).toBeFocused();
      },
      names: ({ shell }) => ({ finder: shell.finder.label }),
      mark: (page, { shell }) => page.getByRole('combobox', { name: shell.finder.label }),
      says: {
        en: 'Press Ctrl and K together to open {finder}.',
        co: 'Oprima Ctrl y K al tiempo para abrir {finder}.',
        es: 'Presione Ctrl y K al mismo tiempo para abrir {finder}.',
        pt: 'Aperte Ctrl e K ao mesmo tempo para abrir {finder}.',
      },
    },
    {
      seconds: 3,
      act: async (page, { finder: texts, screens }) => {
        await page.keyboard.type(screens[PAGE].title.slice(0, 5).toLowerCase());
        await expect(found(page, screens[PAGE].title)).toBeVisible();
        await expect(page.getByText(texts.searching)).toHaveCount(0);
      },
      names: ({ screens }) => ({ page: screens[PAGE].title }),
      mark: (page, { screens }) => found(page, screens[PAGE].title),
      says: {
        en: 'Type a few letters of the title, here those of {page}.',
        co: 'Escriba unas letras del título, aquí las de {page}.',
        es: 'Escriba unas letras del título, aquí las de {page}.',
        pt: 'Digite algumas letras do título, aqui as de {page}.',
      },
    },
    {
      seconds: 3,
      act: async (page, { screens }) => {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: screens[PAGE].title })).toBeVisible();
      },
      names: ({ screens }) => ({ page: screens[PAGE].title }),
      mark: (page, { screens }) => page.getByRole('heading', { level: 1, name: screens[PAGE].title }),
      says: {
        en: 'Press Enter and {page} opens.',
        co: 'Oprima Enter y se abre {page}.',
        es: 'Presione Enter y se abre {page}.',
        pt: 'Aperte Enter e a página {page} se abre.',
      },
    },
  ],
};
