import { sql } from 'kysely';
import { allowed } from '../../../contract/access';
import { typedText } from '../../../contract/typed-text';
import { orderNumberIn } from '../../../contract/work-order-filter';
import { message } from '../../../i18n/server';
import { defineFinder } from '../../engines/find/define';
import { foundShops } from '../../network/establishments/find';
import { NEARNESS } from '../../platform/db/nearest';
import { statusText } from './list';
import { matchingOrders } from './matching';

const SCREEN = '/chamados';

/** People write these in front of the number of an order, in any of the portal's languages. */
const NOUN =
  /^(?:work ?order|order|request|chamado|solicita[cç][aã]o|orden(?: de trabajo)?|solicitud|ticket|os)\b:?\s*/iu;

/** Orders by their number. */
export const orderFinder = defineFinder({
  kind: 'workOrder',
  screen: SCREEN,
  async find(typed, { db, scope, clock, language }) {
    const number = orderNumberIn(typedText(typed.replace(NOUN, '')));
    if (number === null || number < 1) return [];
    const orders = await matchingOrders(db, scope, { numeroChamado: number }, clock)
      .select(['number', 'logical_number', 'status'])
      .select(
        sql<string>`(select name from establishment where code = work_order.establishment_code)`.as('shop'),
      )
      .execute();
    return orders.map(({ number: id, logical_number, status, shop }) => ({
      title: message(language, 'find.order', { number: id }),
      detail: [shop, logical_number, statusText(String(status), language)],
      to: { screen: SCREEN, record: String(id) },
      nearness: NEARNESS.key,
    }));
  },
});

/** Establishments for those who may open their orders and not their statement. */
export const orderShopFinder = defineFinder({
  kind: 'establishment',
  screen: SCREEN,
  concerns: (person) => !allowed(person, '/transacoes-extrato'),
  async find(typed, { db, scope }) {
    const shops = await foundShops(db, scope, typed);
    return shops.map(({ code, title, detail, nearness }) => ({
      title,
      detail,
      to: { screen: SCREEN, filter: { nameEc: code } },
      nearness,
    }));
  },
});
