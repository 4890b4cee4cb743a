import type { AccountRow, EstablishmentRow, GrouperRow, OperatorRow, TerminalRow } from '../network/masters';
import { banksIn } from './banks';
import { Chance } from './chance';
import { MANAGED_GROUP, personName } from './people';
import { demoPlaces, type Place } from './places';

/** A shop of the demo with all that its movements need. */
export interface Shop extends Place {
  code: string;
  terminals: string[];
  /** Those on the payroll; former operators have no movements. */
  operators: number[];
  accounts: number[];
}

export interface DemoNetwork {
  shops: Shop[];
  establishments: EstablishmentRow[];
  terminals: TerminalRow[];
  operators: OperatorRow[];
  accounts: AccountRow[];
  groupers: GrouperRow[];
}

/** Keys stay below those of a loaded network (decisions, DATA): 9000, 100000, 5000 and 700. */
const FIRST = { establishment: 104, operator: 20_117, account: 1201, grouper: 110 };

/** One shop in so many has changed its bank, and its old account is still listed. */
const FORMER_ACCOUNT = 9;

/** Chains and regions; a shop may be in several. */
const groups: readonly { name: string; holds: (place: Place) => boolean; sharedAccount?: string }[] = [
  {
    name: MANAGED_GROUP,
    holds: ({ name }) => name.includes('Pão da Serra'),
    sharedAccount: 'Pão da Serra Matriz',
  },
  {
    name: 'Farmácias Bem-Viver',
    holds: ({ name }) => name.includes('Bem-Viver'),
    sharedAccount: 'Bem-Viver Central',
  },
  { name: 'Correspondentes bancários', holds: ({ corban }) => corban },
  { name: 'Postos 24 horas', holds: ({ kind }) => kind === 'station' },
  {
    name: 'Sudeste',
    holds: ({ state }) => ['SP', 'RJ', 'MG', 'ES'].includes(state),
    sharedAccount: 'Custódia Sudeste',
  },
  { name: 'Sul', holds: ({ state }) => ['PR', 'SC', 'RS'].includes(state) },
  { name: 'Norte e Nordeste', holds: ({ postalCode }) => postalCode >= '40000' && postalCode < '70000' },
];

/** The structure of the demo network: the shops are always the same, people and accounts follow the seed. */
export function demoNetwork(seed: number): DemoNetwork {
  const chance = new Chance(seed, 'network');
  const network: DemoNetwork = {
    shops: [],
    establishments: [],
    terminals: [],
    operators: [],
    accounts: [],
    groupers: [],
  };
  for (const [index, place] of demoPlaces.entries()) addShop(network, place, index, chance);
  for (const [index, group] of groups.entries()) {
    const members = network.shops.filter(group.holds);
    const establishments = members.map(({ code }) => code);
    network.groupers.push({ id: FIRST.grouper + index * 10, name: group.name, establishments });
    if (group.sharedAccount === undefined) continue;
    const account = addAccount(
      network,
      { nickname: group.sharedAccount, establishments, state: members[0]?.state ?? '' },
      chance,
    );
    for (const member of members) member.accounts.push(account);
  }
  return network;
}

function addShop(network: DemoNetwork, place: Place, index: number, chance: Chance): void {
  // Numbers given over the years leave gaps.
  const code = String(FIRST.establishment + index * 37 + chance.whole(0, 30)).padStart(4, '0');
  const shop: Shop = { ...place, code, terminals: [], operators: [], accounts: [] };
  const { name, street, number, district, city, state, corban } = place;
  network.shops.push(shop);
  network.establishments.push({
    code,
    name,
    street,
    number,
    district,
    postal_code: place.postalCode,
    city,
    state,
    corban,
  });
  for (let which = 1; which <= Math.max(1, Math.round(place.size * 1.4)); which += 1) {
    const terminal = `${code}${String(which).padStart(4, '0')}`;
    shop.terminals.push(terminal);
    network.terminals.push({ logical_number: terminal, establishment_code: code });
  }
  const staff = 2 + Math.round(place.size * 2) + chance.whole(0, 1);
  for (let which = 0; which <= staff; which += 1) addOperator(network, shop, which < staff, chance);
  shop.accounts.push(
    addAccount(network, { nickname: `${name} Movimento`, establishments: [code], state }, chance),
  );
  if (index % FORMER_ACCOUNT === 0) {
    addAccount(network, { nickname: `${name} Antiga`, establishments: [code], state, active: false }, chance);
  }
}

function addOperator({ operators }: DemoNetwork, shop: Shop, active: boolean, chance: Chance): void {
  const id = FIRST.operator + operators.length;
  if (active) shop.operators.push(id);
  operators.push({
    id,
    establishment_code: shop.code,
    name: personName(chance),
    card_number: `000${id}${String(chance.whole(0, 99)).padStart(2, '0')}`,
    active,
  });
}

interface NewAccount {
  nickname: string;
  establishments: readonly string[];
  /** Of the shop; it decides on the banks. */
  state: string;
  active?: boolean;
}

function addAccount(
  { accounts }: DemoNetwork,
  { nickname, establishments, state, active = true }: NewAccount,
  chance: Chance,
): number {
  const id = FIRST.account + accounts.length * 3;
  accounts.push({
    id,
    nickname,
    bank_code: chance.pick(banksIn(state)).code,
    branch: String(chance.whole(7, 3999)).padStart(4, '0'),
    number: `${String(chance.whole(1000, 99_999)).padStart(8, '0')}-${chance.whole(0, 9)}`,
    active,
    establishments,
  });
  return id;
}
