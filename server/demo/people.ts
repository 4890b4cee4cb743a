/** The password of the demo people; it is printed when the server starts, and is no secret. */
export const DEMO_PASSWORD = 'Demo@2026';

export interface DemoPerson {
  login: string;
  name: string;
  email: string;
  role: 1 | 2 | 3 | 5;
  specificCode: number | null;
  active: boolean;
  /** API access, in days from the demo's last day; `ends` is `null` without an end. */
  api: { starts: number; ends: number | null } | null;
  /** Whether the demo's password is set; who was registered lately has not chosen one yet. */
  signsIn: boolean;
  /** How many days before the demo's last day the person was registered. */
  registered: number;
  groups: readonly string[];
  establishments: readonly string[];
}

/** A person with what most have. */
export function person(
  login: string,
  name: string,
  email: string,
  rest: Partial<DemoPerson> & Pick<DemoPerson, 'role'>,
): DemoPerson {
  return {
    login,
    name,
    email,
    specificCode: null,
    active: true,
    api: null,
    signsIn: true,
    registered: 400,
    groups: [],
    establishments: [],
    ...rest,
  };
}

/** The chain that 20000002 manages. */
export const MANAGED_GROUP = 'Grupo Pão da Serra';

/** Who signs in to the demo, with groups and shops by name (decisions, DATA: demo scopes). */
export const demoPeople: readonly DemoPerson[] = [
  person('10000001', 'Renata Figueiredo', 'renata.figueiredo@cofre.example', { role: 1 }),
  person('20000002', 'Carlos Eduardo Moura', 'carlos.moura@paodaserra.example', {
    role: 2,
    api: { starts: -180, ends: null },
    groups: [MANAGED_GROUP],
  }),
  person('20000003', 'Patrícia Nogueira', 'patricia.nogueira@postosnogueira.example', {
    role: 2,
    establishments: ['Auto Posto Beira-Mar', 'Auto Posto Cerrado'],
  }),
  person('30000003', 'Jéssica Almeida', 'jessica.almeida@paodaserra.example', {
    role: 3,
    establishments: ['Pão da Serra Cambuí'],
  }),
  person('50000005', 'Fernando Tavares', 'fernando.tavares@banco.example', { role: 5, specificCode: 1 }),
];
