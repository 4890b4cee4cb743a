import pg from 'pg';
import { FIND, type FindReply, findRecords } from '../contract/find';
import { answered } from './support/call';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { fillResources } from './support/resources';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';
import { fillUsers } from './support/users';
import { fillWorkOrders } from './support/work-orders';

/** SHELL-17: milliseconds within which whoever types sees a record, over ten million transactions. */
const MOST = 150;
const WARM_UP_CALLS = 5;

/** A record, the text that somebody types for it, and the statement by which an expert finds it. */
interface Sought {
  what: string;
  /** Returns the text and the values of the expert. */
  record: string;
  expert: string;
}

const sought: readonly Sought[] = [
  {
    what: 'a person by name, without accents',
    record: `select folded(name) as text, array[folded(name)] as values from portal_user where role = 3 order by id desc limit 1`,
    expert: 'select id, name, login, email from portal_user where name_folded = $1 limit 5',
  },
  {
    what: 'a person by login with dots',
    record: `select left(login, 3) || '.' || substr(login, 4) as text, array[login] as values from portal_user where role = 3 order by id desc limit 1`,
    expert: 'select id, name, login, email from portal_user where login = $1',
  },
  {
    what: 'a common syllable',
    record: `select 'ana' as text, array['ana%'] as values`,
    expert:
      'select id, name, login, email from portal_user where name_folded like $1 order by name_folded limit 5',
  },
  {
    what: 'codes by their last three',
    record: `select '•••' || code_tail as text, array[code_tail] as values from operator order by id desc limit 1`,
    expert: 'select id, name, code_tail from operator where code_tail = $1 order by id limit 5',
  },
  {
    what: 'an order by its number',
    record: `select '#' || number as text, array[number::text] as values from work_order order by number desc limit 1`,
    expert: 'select number, logical_number, status from work_order where number = $1::int',
  },
  {
    what: 'a deposit by its NSU',
    record: `select nsu as text, array[nsu] as values from cash_transaction order by captured_at desc limit 1`,
    expert: `select captured_at, nsu, amount, establishment_code from cash_transaction
      where nsu = $1 and cancelled_at is null order by captured_at desc limit 5`,
  },
  {
    what: 'a deposit by amount and day',
    record: `select amount::text || ' ' || captured_at::date as text, array[amount::text, captured_at::date::text] as values
      from cash_transaction where amount > 1000 order by captured_at desc limit 1`,
    expert: `select captured_at, nsu, amount, establishment_code from cash_transaction
      where captured_at >= $2::timestamp and captured_at < $2::timestamp + interval '1 day'
        and amount = $1::numeric and cancelled_at is null order by captured_at desc limit 5`,
  },
  {
    what: 'nothing',
    record: `select 'zzyzx quark' as text, array['zzyzx quark'] as values`,
    expert: 'select id, name, login, email from portal_user where name_folded = $1 limit 5',
  },
];

/** The milliseconds of a search for each kind of text, beside the expert's statement for its record. */
export async function find(stage: Stage): Promise<Finding[]> {
  const { large, users, resources, workOrders, calls } = stage.sizes;
  const server = await stage.network(large);
  const { databaseUrl } = server;
  await fillUsers(databaseUrl, users);
  await fillResources(databaseUrl, resources);
  await fillWorkOrders(databaseUrl, workOrders);
  const headers = { ...(await server.signIn()), 'accept-language': 'pt' };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stage.keep(() => client.end());
  const findings: Finding[] = [];
  for (const { what, record, expert } of sought) {
    stage.tell(`find: ${what}`);
    const { rows } = await queried(databaseUrl, record);
    const { text, values } = rows[0] as { text: string; values: string[] };
    const address = `${server.url}${findRecords.path}?${new URLSearchParams({ text }).toString()}`;
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let call = -WARM_UP_CALLS; call < calls; call += 1) {
      let reply: FindReply | undefined;
      const measured = await millisecondsOf(async () => {
        reply = await answered<FindReply>(address, { headers });
      });
      if (reply === undefined || reply.incomplete || (reply.hits.length === 0) !== (what === 'nothing')) {
        throw new Error(`${text} is answered with ${JSON.stringify(reply)}`);
      }
      if (reply.hits.length > FIND.hits) throw new Error('Too many hits');
      const limit = await millisecondsOf(() => client.query(expert, values));
      if (call < 0) continue;
      ours.push(measured);
      theirs.push(limit);
    }
    const middle = median(ours);
    findings.push({
      what,
      unit: 'ms',
      measured: middle,
      limit: MOST,
      target: { atMost: 1 },
      details: {
        "ms of the expert's statement": median(theirs),
        'times as long': middle / median(theirs),
        'slowest ms': Math.max(...ours),
      },
    });
  }
  return findings;
}
