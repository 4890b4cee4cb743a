import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../../support/bridge';
import { catchSavedFiles } from '../../../support/saved-files';
import { expectSnackbar, openStatement, TODAY } from './statement-page';

bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

test('a file is called by period and scope where somebody has chosen so, which the browser keeps', async () => {
  const page = await openStatement({ kept: { ecs: ['0002', '0001'] } });
  const exportCsv = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Export' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  };
  await exportCsv();
  await expectSnackbar('The file relatorio.csv was saved.', 'success');
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  const choice = await screen.findByRole('menuitemcheckbox', {
    name: /^Period and scope in the file’s name/,
  });
  expect(choice).not.toBeChecked();
  await page.user.click(choice);
  expect(choice).toBeChecked();
  await page.user.keyboard('{Escape}');
  await exportCsv();
  const name = `relatorio_${TODAY}_${TODAY}_mercado-2+1.csv`;
  await expectSnackbar(`The file ${name} was saved.`, 'success');
  expect(saved.map((file) => file.name)).toEqual(['relatorio.csv', name]);
});
