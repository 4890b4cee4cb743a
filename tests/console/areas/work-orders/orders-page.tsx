import { screen } from '@testing-library/react';
import { bypass } from 'msw';
import { inject } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { type Operation, pathOf } from '../../../../contract/operation';
import { login } from '../../../../contract/session';
import { addOrderComment } from '../../../../contract/work-order-conversation';
import {
  createWorkOrder,
  getWorkOrder,
  type RequestType,
  updateWorkOrderStatus,
  type WorkOrder,
  type WorkOrderCreation,
  type WorkOrderDetails,
} from '../../../../contract/work-orders';
import { PASSWORD } from '../../../support/network';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { tableRows } from '../../../support/shown-list';

const LIST = '/chamados';

interface Options {
  person?: keyof typeof people;
  path?: string;
  language?: Language;
  width?: number;
}

/** A screen of work orders, by default as the manager of 0001 and 0002 sees it. */
export const openOrders = ({
  person = 'manager',
  path = LIST,
  language = 'en',
  width = 1440,
}: Options = {}) => openConsole({ person: people[person], path, language, width });

/** The address of a list with these filters, as a person would share it. */
export const ordersAddress = (filter: object) =>
  `${LIST}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** The cells of the table, row by row, without heading and actions. */
export const rows = async () => (await tableRows('Work orders')).map((cells) => cells.slice(0, -1));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

const tokens = new Map<string, Promise<string>>();

async function tokenOf(person: keyof typeof people): Promise<string> {
  const known = tokens.get(person);
  if (known !== undefined) return known;
  const asked = signedIn(person);
  tokens.set(person, asked);
  return asked;
}

async function signedIn(person: keyof typeof people): Promise<string> {
  const answer = await fetch(
    bypass(inject('portalUrl') + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: people[person], password: PASSWORD }),
    }),
  );
  return ((await answer.json()) as { token: string }).token;
}

/** A call of somebody at another place: the console's own calls are not mixed with it. */
async function elsewhere(person: keyof typeof people, { method }: Operation, path: string, body?: object) {
  const answer = await fetch(
    bypass(inject('portalUrl') + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(person)}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json() as unknown;
}

const maintenance: WorkOrderCreation = {
  numeroLogico: 'T0001',
  telefone: '(11) 98765-4321',
  relatoUsuario: 'The terminal does not start.',
  sintoma: 'ATM Fora',
};

const disputed: WorkOrderCreation = {
  numeroLogico: 'T0001',
  telefone: '(11) 98765-4321',
  relatoUsuario: 'A note is missing.',
  valorInserido: 100,
  valorContestado: 20.5,
  dataHoraTransacao: '2026-01-02T10:20:30',
  clientePossuiComprovante: 'N',
};

/** Opens a work order as somebody else would; returns its number. */
export async function openedOrder(
  body: WorkOrderCreation = {},
  {
    person = 'manager',
    type = 'manutencaoTransacao',
  }: { person?: keyof typeof people; type?: RequestType } = {},
): Promise<number> {
  const path = pathOf(createWorkOrder, { type });
  const whole = { ...(type === 'manutencaoTransacao' ? maintenance : disputed), ...body };
  return ((await elsewhere(person, createWorkOrder, path, whole)) as { workOrder: number }).workOrder;
}

/** An order as it is stored at this moment. */
export const storedOrder = async (workOrder: number, person: keyof typeof people = 'administrator') =>
  (await elsewhere(person, getWorkOrder, pathOf(getWorkOrder, { workOrder }))) as WorkOrderDetails;

/** The administrator sets a status elsewhere. */
export const colleagueSets = (workOrder: number, status: WorkOrder['status']) =>
  elsewhere('administrator', updateWorkOrderStatus, pathOf(updateWorkOrderStatus, { workOrder }), { status });

/** Somebody says something elsewhere. */
export const says = (person: keyof typeof people, workOrder: number, text: string) =>
  elsewhere(person, addOrderComment, pathOf(addOrderComment, { workOrder }), { text });
