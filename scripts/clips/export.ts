import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '../../i18n/catalogue';
import { choosePeriod, createReport, openPeriods, openStatement } from './statement';
import type { Tour } from './tour';

/** The address of a file that is fetched. */
const FILE = /\/portal\/exports\/[^/]+$/;

/** Lets the file wait, as a long report does, until it is let go. */
async function holdFile(page: Page): Promise<void> {
  await page.route(FILE, async (route) => {
    await page.waitForFunction(() => document.documentElement.dataset.letGo === 'yes', null, { timeout: 0 });
    await route.continue();
  });
}

const letGo = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.letGo = 'yes';
  });

const saved = (page: Page, { exports }: Catalogue) => {
  const [before = ''] = exports.saved.split('%{name}');
  return page.getByText(before.trim());
};

/** From the statement to a spreadsheet: the menu, the tray beside other work, and the file. */
export const exporting: Tour = {
  person: '20000002',
  poster: 0,
  steps: [
    {
      seconds: 3.5,
      act: async (page, texts) => {
        await openStatement(page, texts);
        await openPeriods(page, texts);
        await choosePeriod(page, texts);
        await createReport(page, texts);
        await holdFile(page);
        await page.getByRole('button', { name: texts.common.export, exact: true }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
      names: ({ common, exports }) => ({ export: common.export, xlsx: exports.formats.xlsx }),
      mark: (page, { exports }) => page.getByRole('menuitem', { name: exports.formats.xlsx }),
      says: {
        en: 'Press {export} and choose {xlsx}.',
        co: 'Haga clic en {export} y elija {xlsx}.',
        es: 'Presione {export} y elija {xlsx}.',
        pt: 'Clique em {export} e escolha {xlsx}.',
      },
    },
    {
      seconds: 4,
      act: async (page, { exports, screens }) => {
        await page.getByRole('menuitem', { name: exports.formats.xlsx }).click();
        await expect(page.getByRole('complementary', { name: exports.tray })).toBeVisible();
        const { title, menu } = screens['/home'];
        await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      },
      names: ({ exports }) => ({ xlsx: exports.formats.xlsx }),
      mark: (page, { exports }) => page.getByRole('complementary', { name: exports.tray }),
      says: {
        en: 'While the file {xlsx} is created you can work on another page. The tray shows the progress.',
        co: 'Mientras se genera el archivo {xlsx} puede trabajar en otra página. El panel muestra el avance.',
        es: 'Mientras se genera el archivo {xlsx} puede trabajar en otra página. El panel muestra el avance.',
        pt: 'Enquanto o arquivo {xlsx} é gerado, você pode trabalhar em outra página. O painel mostra o andamento.',
      },
    },
    {
      seconds: 3.5,
      act: async (page, texts) => {
        await letGo(page);
        await expect(saved(page, texts)).toBeVisible();
      },
      names: () => ({}),
      mark: saved,
      says: {
        en: 'Your browser saves the whole file: every row, with amounts that add up.',
        co: 'Su navegador guarda el archivo completo: todas las filas, con valores que se pueden sumar.',
        es: 'Su navegador guarda el archivo completo: todas las filas, con importes que se pueden sumar.',
        pt: 'O navegador salva o arquivo inteiro: todas as linhas, com valores que podem ser somados.',
      },
    },
  ],
};
