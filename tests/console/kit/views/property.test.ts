import { afterEach, expect, test } from 'vitest';
import type { ScreenPath } from '../../../../contract/access';
import { createView, deleteView, getView } from '../../../../contract/views';
import { accountAdapter } from '../../../../src/areas/accounts/adapter';
import { bankAdapter } from '../../../../src/areas/banks/adapter';
import { codeAdapter } from '../../../../src/areas/operator-codes/adapter';
import { userAdapter } from '../../../../src/areas/users/adapter';
import { isPresent, type Present, stateOf } from '../../../../src/kit/views/present';
import { addressOfView } from '../../../../src/kit/views/view-calls';
import { call } from '../../../../src/portal/client';
import { listQuery } from '../../../../src/portal/list-query';
import type { AnyAdapter } from '../../../../src/portal/resource-adapter';
import { bridgeToPortal, signInAs } from '../../../support/bridge';
import fc from '../../../support/fast-check';
import { SAVERS } from '../../../support/people';

bridgeToPortal();
const saved: string[] = [];
afterEach(async () => {
  for (const id of saved.splice(0)) await call(deleteView, { params: { id }, query: {} });
});

const text = fc.constantFrom('a', 'ma', 'Mercado', 'Ação', '"; drop', 'ñ%', '0', '& ?#=', '😀');
const status = fc.constantFrom(0, 1);
const shops = fc.uniqueArray(fc.constantFrom('0001', '0002', '0003', '0004'), { minLength: 1 });

const lists: readonly (readonly [ScreenPath, AnyAdapter, Record<string, fc.Arbitrary<unknown>>])[] = [
  [
    '/usuarios',
    userAdapter,
    {
      name: text,
      status,
      ecs: shops,
      profileAccess: fc.uniqueArray(fc.constantFrom(2, 3, 5), { minLength: 1 }),
    },
  ],
  ['/codigos-operadores', codeAdapter, { operator: text, status, ec: shops }],
  ['/contas', accountAdapter, { apelido: text, status, ecs: shops }],
  ['/bancos', bankAdapter, { name: text, status }],
];

/** What react-admin reads of an address. */
function inAddress(address: string) {
  const parameters = new URLSearchParams(address.replace(/^[^?]*\?/, ''));
  return {
    filter: JSON.parse(parameters.get('filter') ?? '{}') as Record<string, unknown>,
    sort: {
      field: parameters.get('sort') ?? '',
      order: parameters.get('order') === 'DESC' ? ('DESC' as const) : ('ASC' as const),
    },
    pagination: { page: Number(parameters.get('page')), perPage: Number(parameters.get('perPage')) },
  };
}

test.each(lists)(
  'any state of %s that is saved and opened has the same rows',
  async (screen, adapter, filters) => {
    await signInAs(SAVERS[0]);
    const state = fc.record({
      filter: fc.record(filters, { requiredKeys: [] }),
      field: fc.constantFrom(...adapter.sortable),
      order: fc.constantFrom('ASC' as const, 'DESC' as const),
      size: fc.constantFrom(10, 25, 50),
    });
    await fc.assert(
      fc.asyncProperty(state, async ({ filter, field, order, size }) => {
        const present: Present = {
          screen,
          variants: [{ label: null, filter }],
          list: { sort: field, order, size },
        };
        const body = { screen, name: `Any ${saved.length}`, state: stateOf(present, present.variants[0]) };
        const { id } = await call(createView, { body: { ...body, profiles: [], people: [] } });
        saved.push(id);
        const view = await call(getView, { params: { id } });
        expect(view.reach).toBe('whole');
        expect(isPresent(view.state, present)).toBe(true);
        const opened = inAddress(await addressOfView(view));
        const stood = { filter, sort: { field, order }, pagination: { page: 1, perPage: size } };
        expect(opened).toEqual(stood);
        const [before, after] = await Promise.all(
          [stood, opened].map((params) => adapter.list(listQuery(params, adapter))),
        );
        expect(after).toEqual(before);
      }),
      { numRuns: 25 },
    );
  },
  120_000,
);
