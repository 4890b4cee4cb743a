import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bridgeToPortal } from '../../../support/bridge';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { codes, openBanks } from '../../areas/banks/banks-page';

/* What an earlier release stored in the browser of a person who comes back after the upgrade, literally. */

bridgeToPortal();
const KEPT = `RaStore/${people.administrator}/.bancos.listParams`;

test('LIST-20 a filter that an earlier release kept is still set, and shown', async () => {
  localStorage.setItem(
    KEPT,
    '{"sort":"codigoBancario","order":"ASC","page":1,"perPage":10,"filter":{"statusParceiro":1,"status":1,"codigoBancario":"90"}}',
  );
  await openBanks();
  await counted('1 bank');
  expect(await codes()).toEqual(['901']);
  expect(screen.getByRole('button', { name: 'Remove the filter Partner Yes' })).toBeVisible();
});
