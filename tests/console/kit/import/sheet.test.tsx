import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exportBanks } from '../../../../contract/banks';
import { commitImport } from '../../../../contract/imports';
import { bridgeToPortal } from '../../../support/bridge';
import { edited } from '../../../support/edited-workbook';
import { enabledButton } from '../../../support/enabled-button';
import { pageTitled } from '../../../support/open-console';
import { catchSavedFiles } from '../../../support/saved-files';
import { bankAddress, colleagueSaves, openBanks, savedBank } from '../../areas/banks/banks-page';
import { chosenFile } from './import-page';

/* A list that leaves to be edited, and comes back (decision 118); two banks that no other test looks at. */

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

test.each([1440, 390])(
  'BANK-09 a conflict is shown with three versions and decided, %i px wide',
  async (width) => {
    const [code, name] = width === 390 ? ['904', 'Cooperativa 04'] : ['903', 'Cooperativa 03'];
    const { user, goTo } = await openBanks({ path: bankAddress({ name: code }), width });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(screen.getByText('To edit and import again')).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Excel to edit (XLSX)' }));
    await vi.waitFor(() => expect(saved.map((file) => file.name)).toEqual(['bancos-editar.xlsx']), 10_000);
    expect(portal.callsOf(exportBanks).at(-1)?.body).toMatchObject({ format: 'xlsx', edit: true });
    const file = await edited(
      new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []),
      `put('${code}', 'Deposit code length', '12')`,
    );
    await colleagueSaves(code, { parceiro: false, tamanhoCodigoDepositoIdentificado: 7, ativo: true });
    await goTo('/bancos/importar');
    await pageTitled('Import banks');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(input, chosenFile(new Uint8Array(file), 'bancos-editar.xlsx'));
    expect(await screen.findByText(/This file was exported to be edited\./)).toBeVisible();
    await user.click(await enabledButton('Check the rows'));
    expect(await screen.findByRole('tab', { name: 'Conflicts 1' })).toHaveAttribute('aria-selected', 'true');
    const rows = await screen.findByRole(width === 390 ? 'list' : 'table', { name: 'Rows of the file' });
    await within(rows).findByText(name);
    for (const text of ['Before:', 'Theirs:', 'Mine:']) expect(within(rows).getByText(text)).toBeVisible();
    expect(screen.getByText('Choose a version in 1 more row.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Import 0 rows/ })).toBeDisabled();
    const choice = within(screen.getByRole('radiogroup', { name: 'Row 2: which version stays' }));
    await user.click(choice.getByRole('radio', { name: 'Theirs' }));
    expect(await screen.findByText('There is nothing to import in this file.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine in all rows' }));
    expect(choice.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await user.click(await enabledButton('Import 1 row'));
    expect(await screen.findByText('1 record was changed.')).toBeVisible();
    await waitFor(() =>
      expect(portal.callsOf(commitImport).at(-1)?.body).toMatchObject({
        choices: { mine: [], theirs: [], others: 'mine' },
      }),
    );
    // The cell that was chosen is mine, and what the colleague alone has changed stays.
    const bank = { parceiro: false, tamanhoCodigoDepositoIdentificado: 12, ativo: true };
    expect(await savedBank(code)).toMatchObject(bank);
  },
);
