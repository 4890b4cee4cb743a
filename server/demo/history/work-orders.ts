import type { Insertable } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Schema } from '../../platform/db/schema';
import { demoActor } from '../actor';
import { isBusinessDay } from '../calendar';
import { Chance } from '../chance';
import type { Shop } from '../shops';
import { clockText, type DayPart, daysOf, HOUR, happensIn } from '../span';
import { stopsOn } from '../stops';
import { type Disputable, disputableOf } from './disputable';
import { takeIds } from './ids';
import { bankUserOf, instantOf, type Life, requesterOf, type Someone } from './life';
import { reports } from './work-order-texts';

export const MAINTENANCE = 0;
const DISPUTE = 1;

/** How many are opened on a day; outside business days most of these fall away. */
const A_DAY = [0, 1, 1, 2, 2, 2, 3];
const DISPUTES = 0.4;
const SYMPTOMS = ['ATM Fora', 'ATM Fora', 'Cofre Fora', 'Cofre Fora', 'Não Definido'] as const;

type Row = Insertable<Schema['work_order']>;

/** A request before its transaction, if it disputes one, is known. */
interface Opened {
  shop: Shop;
  terminal: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  clock: string;
  at: Date;
  dispute: boolean;
  who: Someone;
  chance: Chance;
}

/** The requests that are opened in a span, all of them waiting. */
export async function openWorkOrders(trx: Db, life: Life): Promise<void> {
  const opened = daysOf(life.span).flatMap((part) => [...brokenOn(life, part), ...openedOn(life, part)]);
  if (opened.length === 0) return;
  const disputed = await disputableOf(
    trx,
    opened.map(({ shop, terminal, clock, chance }) => ({
      code: shop.code,
      terminal,
      clock,
      back: chance.whole(0, 6),
    })),
  );
  const numbers = await takeIds(trx, 'work_order', 'number', opened.length);
  const rows = opened.map((order, index) => rowOf(numbers[index] ?? 0, order, disputed[index] ?? null));
  await trx.insertInto('work_order').values(rows).execute();
  await recordChanges(
    trx,
    demoActor,
    rows.map((after) => ({ action: 'create', entity: 'work_order', key: String(after.number), after })),
  );
}

function openedOn(life: Life, part: DayPart): Opened[] {
  const day = new Chance(life.seed, 'work-orders', part.date);
  const count = isBusinessDay(part.date) || day.happens(0.3) ? day.pick(A_DAY) : 0;
  const seconds = Array.from({ length: count }, () => day.whole(8 * HOUR, 20 * HOUR)).toSorted(
    (a, b) => a - b,
  );
  return seconds
    .filter((second) => happensIn(part, second))
    .flatMap((second) => {
      const chance = new Chance(life.seed, 'work-order', part.date, second);
      const shop = chance.pick(life.shops);
      const dispute = chance.happens(DISPUTES);
      const who =
        (dispute && chance.happens(0.25) ? bankUserOf(life, chance) : null) ??
        requesterOf(life, shop.code, chance);
      if (who === null || shop.terminals.length === 0) return [];
      return {
        shop,
        terminal: chance.pick(shop.terminals),
        clock: clockText(part.date, second),
        at: instantOf(life, part.date, second),
        dispute,
        who,
        chance,
      };
    });
}

/** Of shops that stop because a terminal is broken: one that is opened when they do. */
function brokenOn(life: Life, part: DayPart): Opened[] {
  return life.shops
    .filter(({ stops }) => stops?.breaks === true && stopsOn(stops, part.date))
    .flatMap((shop) => {
      const chance = new Chance(life.seed, 'broken', part.date, shop.code);
      const second = chance.whole(8 * HOUR, 10 * HOUR);
      const who = requesterOf(life, shop.code, chance);
      const [terminal] = shop.terminals;
      if (who === null || terminal === undefined || !happensIn(part, second)) return [];
      const [clock, at] = [clockText(part.date, second), instantOf(life, part.date, second)];
      return { shop, terminal, clock, at, dispute: false, who, chance };
    });
}

function rowOf(number: number, order: Opened, disputed: Disputable | null): Row {
  const { shop, terminal, at, who, chance } = order;
  const disputes = order.dispute && disputed !== null;
  const symptom = chance.pick(SYMPTOMS);
  return {
    number,
    case_type: disputes ? DISPUTE : MAINTENANCE,
    logical_number: terminal,
    establishment_code: shop.code,
    // A number that nobody has: mobile numbers begin with 96 to 99.
    phone: `(${chance.whole(11, 95)}) 90${chance.whole(100, 999)}-${chance.whole(1000, 9999)}`,
    operator_card_number: disputed !== null && chance.happens(0.7) ? disputed.code_tail : null,
    report: chance.pick(reports[disputes ? 'dispute' : symptom]),
    ...(disputes ? disputeOf(disputed, chance) : { ...NO_DISPUTE, symptom }),
    requested_by: who.id,
    requester_login: who.login,
    requester_name: who.name,
    requester_email: who.email,
    created_at: at,
    modified_at: at,
    settled_at: null,
  };
}

const NO_DISPUTE = {
  inserted_amount: null,
  inserted_approximate: null,
  disputed_amount: null,
  disputed_approximate: null,
  transaction_at: null,
  has_receipt: null,
  nsu: null,
};

/** Most often some notes are missing; seldom more is asked for than was put in, which WO-14 lets pass. */
function disputeOf({ amount, nsu, captured_at }: Disputable, chance: Chance) {
  const missing = chance.pick([20, 50, 50, 100, 100, 150, 200, 400]);
  const receipt = chance.happens(0.7);
  return {
    symptom: null,
    inserted_amount: amount,
    inserted_approximate: chance.happens(0.2),
    disputed_amount: chance.happens(0.05) ? amount + missing : Math.min(missing, amount),
    disputed_approximate: chance.happens(0.25),
    transaction_at: captured_at,
    has_receipt: receipt,
    nsu: receipt ? nsu : null,
  };
}
