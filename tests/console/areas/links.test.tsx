import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { screen, within } from '@testing-library/react';
import {
  CreateButton,
  EditButton,
  RecordContextProvider,
  ReferenceField,
  ResourceContextProvider,
} from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScreenPath } from '../../../contract/access';
import { getBankFile } from '../../../contract/bank-file-list';
import { listSubscriptions } from '../../../contract/subscriptions';
import type { Area } from '../../../src/area';
import { areas } from '../../../src/areas';
import { createPath } from '../../../src/ui/paths';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';
import { row } from './bank-files/answers';
import { ALWAYS, answer, listed, subscription } from './subscriptions/answers';

/*
 * What react-admin's own components link to, of every resource: it knows `/create` and `/:id` alone, and the addresses
 * of the specification are others. The components stand on a page of their own, in the place of the bulletins.
 */

const LINKS = '/informativos';

interface Linked {
  name: string;
  id: string;
  /** How its record is called by what refers to it. */
  called: string;
  edit: string;
  /** The segment of its address, where that is another one. */
  segment?: string;
  create?: string;
}

const linked: readonly Linked[] = [
  { name: 'contas', id: '1', called: 'Conta 1', edit: 'Account details', segment: 'conta-detalhes' },
  { name: 'bancos', id: '001', called: '001 · Banco do Brasil', edit: 'Banks' },
  { name: 'usuarios', id: '2', called: 'Marina Prado', edit: 'Edit user', create: 'New user' },
  {
    name: 'visualizadores-relatorios',
    id: '3',
    called: 'Caio Menezes',
    edit: 'Edit report viewer',
    create: 'New report viewer',
  },
  {
    name: 'codigos-operadores',
    id: '11',
    called: 'Operador 11',
    edit: 'Edit operator code',
    create: 'New codes',
  },
  {
    name: 'agrupadores',
    id: '1',
    called: 'Rede Sul',
    edit: 'Edit group',
    create: 'New group',
  },
  {
    name: 'marketing',
    id: '15',
    called: 'Notícia 15',
    edit: 'Edit news item',
    create: 'New news item',
  },
  {
    name: 'chamados',
    id: '9001',
    called: '9001',
    edit: 'Work order 9001',
    segment: 'detalhes',
    create: 'New work order',
  },
  { name: 'assinaturas', id: subscription.id, called: 'Last month by shop', edit: 'Subscriptions' },
  {
    name: 'arquivos-bancarios',
    id: row.id,
    called: 'Movement · 3',
    edit: 'Bank files',
    segment: 'detalhes',
    create: 'Bank files',
  },
];

function Links() {
  return linked.map(({ name, id, create }) => (
    <section key={name} aria-label={name}>
      <ResourceContextProvider value={name}>
        {create !== undefined && <CreateButton />}
        <RecordContextProvider value={{ id }}>
          <EditButton />
          <ReferenceField source="id" reference={name} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </section>
  ));
}

vi.mock('../../../src/areas', async (original) => {
  const real = await original<{ areas: readonly Area[] }>();
  const page: Area = { path: '/informativos', icon: InsertDriveFileOutlined, Content: () => <Links /> };
  const others = real.areas.filter((area) => !('path' in area) || area.path !== page.path);
  return { areas: [...others, page] };
});

const portal = bridgeToPortal();
// The network of the tests has none.
beforeEach(() => {
  portal.fail(listSubscriptions, answer(listed(subscription)), ALWAYS);
  const { forms: _forms, ...file } = row;
  portal.fail(getBankFile, answer({ ...file, inForms: [], newest: true }), ALWAYS);
});
afterEach(() => window.history.pushState(null, '', '/'));

async function follow(resource: string, link: string) {
  const { user } = await openConsole({ person: people.administrator, path: LINKS, language: 'en' });
  const section = await screen.findByRole('region', { name: resource });
  const { length } = window.history;
  await user.click(await within(section).findByRole('link', { name: link }));
  return length;
}

test('every resource that can be created or edited is among those that are followed', () => {
  const resources = areas.filter((area) => 'adapter' in area);
  expect(
    resources
      .filter(({ edit }) => edit)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(linked.map(({ name }) => name).sort());
  expect(
    resources
      .filter(({ create }) => create)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(
    linked
      .filter(({ create }) => create)
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(linked)(
  'SES-29 the edit button of $name leads to the address of the specification',
  async (one) => {
    const before = await follow(one.name, 'Edit');
    await pageTitled(one.edit);
    await vi.waitFor(() =>
      expect(window.location.pathname).toBe(`/${one.name}/${one.segment ?? 'editar'}/${one.id}`),
    );
    // The address on the way has replaced itself: Back leads to where one came from.
    expect(window.history.length).toBe(before + 1);
  },
);

test.each(linked)('SES-29 a reference to a record of $name says what it is and leads to it', async (one) => {
  await follow(one.name, one.called);
  await pageTitled(one.edit);
  await vi.waitFor(() =>
    expect(window.location.pathname).toBe(`/${one.name}/${one.segment ?? 'editar'}/${one.id}`),
  );
});

test.each(linked.filter(({ create }) => create))(
  'SES-29 the create button of $name leads to the address of the specification',
  async ({ name, create = '' }) => {
    const before = await follow(name, 'Create');
    await pageTitled(create);
    expect(window.location.pathname).toBe(createPath(`/${name}` as ScreenPath));
    expect(window.history.length).toBe(before + 1);
  },
);
