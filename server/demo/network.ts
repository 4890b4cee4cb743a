import type {
  AccountRow,
  EstablishmentRow,
  GrouperRow,
  OperatorRow,
  TerminalRow,
} from '../ingest/master-data/masters';
import { banksIn } from './banks';
import { Chance } from './chance';
import { personName } from './names';
import { MANAGED_GROUP } from './people';
import { demoPlaces, type Place } from './places';

/** A place under its establishment code. */
export interface CodedPlace extends Place {
  code: string;
}

export interface DemoNetwork {
  places: CodedPlace[];
  establishments: EstablishmentRow[];
  terminals: TerminalRow[];
  operators: OperatorRow[];
  accounts: AccountRow[];
  groupers: GrouperRow[];
}

/** Keys stay below those of a loaded network (decisions, DATA): 9000, 100000, 5000 and 700. */
const FIRST = { establishment: 104, operator: 20_117, account: 1201, grouper: 110 };

/** The demo has no operator from here on: those of a loaded network begin. */
export const OPERATOR_LIMIT = 100_000;

/** One shop in so many has changed its bank, and its old account is still listed. */
const FORMER_ACCOUNT = 6;

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
  // Nobody holds it: the one that can be deleted (GRP-03).
  { name: 'Piloto de saques', holds: ({ size }) => size >= 1.3 },
];

/** The structure of the demo network: the shops are always the same, operators and accounts follow the seed. */
export function demoNetwork(seed: number): DemoNetwork {
  const chance = new Chance(seed, 'network');
  const network: DemoNetwork = {
    places: [],
    establishments: [],
    terminals: [],
    operators: [],
    accounts: [],
    groupers: [],
  };
  for (const [index, place] of demoPlaces.entries()) addShop(network, place, index, chance);
  for (const [index, group] of groups.entries()) {
    const members = network.places.filter(group.holds);
    const establishments = members.map(({ code }) => code);
    network.groupers.push({ id: FIRST.grouper + index * 10, name: group.name, establishments });
    if (group.sharedAccount === undefined) continue;
    addAccount(
      network,
      { nickname: group.sharedAccount, establishments, state: members[0]?.state ?? '' },
      chance,
    );
  }
  return network;
}

function addShop(network: DemoNetwork, place: Place, index: number, chance: Chance): void {
  // Numbers given over the years leave gaps.
  const code = String(FIRST.establishment + index * 37 + chance.whole(0, 30)).padStart(4, '0');
  const { name, street, number, district, city, state, corban } = place;
  network.places.push({ ...place, code });
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
    network.terminals.push({ logical_number: terminal, establishment_code: code });
  }
  const staff = 2 + Math.round(place.size * 2) + chance.whole(0, 1);
  for (let which = 0; which <= staff; which += 1) addOperator(network, code, which < staff, chance);
  addAccount(network, { nickname: `${name} Movimento`, establishments: [code], state }, chance);
  if (index % FORMER_ACCOUNT === 0) {
    addAccount(network, { nickname: `${name} Antiga`, establishments: [code], state, active: false }, chance);
  }
}

function addOperator({ operators }: DemoNetwork, code: string, active: boolean, chance: Chance): void {
  const id = FIRST.operator + operators.length;
  operators.push({
    id,
    establishment_code: code,
    name: personName(chance),
    card_number: cardNumber(id, chance),
    active,
  });
}

/**
 * The number of an operator's card: its last three digits are what people see of it (OPC-06).
 * @param taken numbers of this form that somebody has drawn in the portal
 */
export function cardNumber(id: number, chance: Chance, taken: ReadonlySet<string> = new Set()): string {
  const drawn = () => `000${id}${String(chance.whole(0, 99)).padStart(2, '0')}`;
  let number = drawn();
  while (taken.has(number)) number = drawn();
  return number;
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
): void {
  accounts.push({
    id: FIRST.account + accounts.length * 3,
    nickname,
    bank_code: chance.pick(banksIn(state)).code,
    branch: String(chance.whole(7, 3999)).padStart(4, '0'),
    number: `${String(chance.whole(1000, 99_999)).padStart(8, '0')}-${chance.whole(0, 9)}`,
    active,
    establishments,
  });
}
