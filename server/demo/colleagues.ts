import { Chance } from './chance';
import { loginNumber } from './login-number';
import { personName } from './names';
import type { CodedPlace, DemoNetwork } from './network';
import { type DemoPerson, demoPeople, MANAGED_GROUP, person } from './people';

/** Managers who hold a group, apart from 20000002; two of the groups have two. */
const GROUP_MANAGERS = [
  'Farmácias Bem-Viver',
  'Farmácias Bem-Viver',
  'Correspondentes bancários',
  'Postos 24 horas',
  'Sudeste',
  'Sul',
  'Sul',
  'Norte e Nordeste',
  MANAGED_GROUP,
];
const SHOP_MANAGERS = 14;
/** Viewers of the shops that 20000002 and 20000003 manage, so that their lists have pages, and of any shop. */
const VIEWERS = { managed: 12, stations: 4, anywhere: 18 };

/** API access as it is found: with and without an end, over, and still to come; most managers have none. */
const API: readonly DemoPerson['api'][] = [
  { starts: -420, ends: null },
  null,
  { starts: -200, ends: 165 },
  null,
  { starts: -500, ends: -30 },
  null,
  { starts: 14, ends: 379 },
  null,
];

/**
 * The people around the five who sign in: managers, report viewers and bank users of all shops, some of them no
 * longer active, some who have not yet set a password.
 */
export function demoColleagues(seed: number, { places }: DemoNetwork): DemoPerson[] {
  const chance = new Chance(seed, 'colleagues');
  const people: DemoPerson[] = [];
  const taken = new Set(demoPeople.map(({ email }) => email));

  const add = (domain: string, rest: Partial<DemoPerson> & Pick<DemoPerson, 'role'>) => {
    const name = personName(chance);
    const registered = chance.happens(0.15) ? chance.whole(1, 25) : chance.whole(60, 1400);
    people.push(
      person(loginNumber(people.length, chance), name, addressOf(name, domain, taken), {
        active: !chance.happens(0.16),
        registered,
        signsIn: registered > 12,
        ...rest,
      }),
    );
  };
  const some = (from: readonly CodedPlace[], most: number) => {
    const names = new Set(Array.from({ length: chance.whole(1, most) }, () => chance.pick(from).name));
    return [...names];
  };

  const api = () => API[people.length % API.length] ?? null;
  for (const group of GROUP_MANAGERS) add(slug(group), { role: 2, groups: [group], api: api() });
  for (let count = 0; count < SHOP_MANAGERS; count += 1) {
    const establishments = some(places, 3);
    add(slug(establishments[0] ?? ''), { role: 2, establishments, api: api() });
  }
  // An older record holds both (USR-41).
  add('consultoria', { role: 2, groups: ['Sul'], establishments: ['Mercado Triângulo'] });

  const viewers = (from: readonly CodedPlace[], count: number) => {
    for (let which = 0; which < count; which += 1) {
      const establishments = some(from, 3);
      add(slug(establishments[0] ?? ''), { role: 3, establishments });
    }
  };
  const stations = demoPeople.find(({ login }) => login === '20000003')?.establishments ?? [];
  viewers(
    places.filter(({ name }) => name.includes('Pão da Serra')),
    VIEWERS.managed,
  );
  viewers(
    places.filter(({ name }) => stations.includes(name)),
    VIEWERS.stations,
  );
  viewers(places, VIEWERS.anywhere);

  add('banco', { role: 5, specificCode: 1, active: true });
  add('banco', { role: 5, specificCode: 1, active: false });
  return people;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A domain name: the last three words of a name. */
function slug(name: string): string {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .slice(-3)
    .join('');
}

function addressOf(name: string, domain: string, taken: Set<string>): string {
  const words = plain(name).split(' ');
  const base = `${words[0]}.${words.at(-1)}`;
  const candidates = ['', '2', '3', '4', '5'].map((number) => `${base}${number}@${domain}.example`);
  const address = candidates.find((candidate) => !taken.has(candidate)) ?? `${base}@${taken.size}.example`;
  taken.add(address);
  return address;
}
