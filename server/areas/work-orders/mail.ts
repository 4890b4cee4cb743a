import { sql } from 'kysely';
import { z } from 'zod';
import { FALLBACK_LANGUAGE, type Language } from '../../../contract/languages';
import { formatDateTime } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import type { Letter, Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { languagesOf } from '../../platform/principal/language-of';
import { wallClock } from '../../platform/time/wall-clock';

/** The events of an order that people are notified of. */
export type OrderEvent = 'opened' | 'attended' | 'closed' | 'waiting' | 'reopened' | 'commented';

const payload = z.strictObject({
  user: z.int(),
  /** The id of the mail: a job that runs twice sends the same one. */
  letter: z.uuid(),
});

/** A mail with what has happened to a person's orders since the last one. It is attempted for about a day. */
export const orderMail: JobKind<z.infer<typeof payload>> = {
  name: 'workOrderMail',
  payload,
  attempts: 100,
  seconds: 60,
};

interface Line {
  number: number;
  shop: string;
  event: OrderEvent;
  author: string;
  at: Date;
}

/** @param site the address of the portal */
export function orderMailHandler(context: AppContext, post: Post, site: string): JobHandler {
  return jobHandler(orderMail, async ({ user, letter }, signal) => {
    const { db } = context.database;
    const lines = await takenLines(context, user, letter);
    const person = await db
      .selectFrom('portal_user')
      .where('id', '=', user)
      .where('active', '=', true)
      .select(['name', 'email'])
      .executeTakeFirst();
    if (person !== undefined && lines.length > 0) {
      // The deployment's language, where the person has not signed in yet.
      const { config } = context;
      const first = config.language === 'auto' ? FALLBACK_LANGUAGE : config.language;
      const language = (await languagesOf(db, [user])).get(user) ?? first;
      await post.send(letterAbout(context, { id: letter, person, language, lines, site }), signal);
    }
    await db.deleteFrom('work_order_mail_line').where('letter', '=', letter).execute();
  });
}

/**
 * Returns the lines of a mail: all that wait when its job first runs, and the same ones whenever it runs again. Later
 * lines go into the next mail, which is sent ten minutes later at the earliest.
 */
async function takenLines(context: AppContext, user: number, letter: string): Promise<Line[]> {
  return context.database.db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('work_order_mail')
      .where('user_id', '=', user)
      .select('user_id')
      .forUpdate()
      .executeTakeFirst();
    if (mail === undefined) return [];
    const taken = await trx
      .selectFrom('work_order_mail_line')
      .where('letter', '=', letter)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (taken === undefined) {
      await trx
        .updateTable('work_order_mail_line')
        .set({ letter })
        .where('user_id', '=', user)
        .where('letter', 'is', null)
        .execute();
      await trx
        .updateTable('work_order_mail')
        .set({ up: false, left_at: context.now() })
        .where('user_id', '=', user)
        .execute();
    }
    const { rows } = await sql<Line>`
      select w.number, e.name as shop, l.event, l.author_name as author, l.at
      from work_order_mail_line l join work_order w on w.number = l.work_order
      join establishment e on e.code = w.establishment_code
      where l.letter = ${letter} order by l.id`.execute(trx);
    return rows;
  });
}

interface Facts {
  id: string;
  person: { name: string; email: string };
  language: Language;
  lines: readonly Line[];
  site: string;
}

/** The number of lines that a mail contains; it only counts the others. */
const NAMED = 20;

function letterAbout({ config }: AppContext, { id, person, language, lines, site }: Facts): Letter {
  const [first] = lines;
  const only = first !== undefined && lines.every(({ number }) => number === first.number);
  const path = only ? `chamados/detalhes/${first.number}` : 'chamados';
  const link = new URL(path, site.endsWith('/') ? site : `${site}/`).href;
  const say = (key: 'one' | 'many') =>
    message(language, `mail.workOrders.subject.${key}`, { number: String(first?.number ?? '') });
  const title = say(only ? 'one' : 'many');
  const more = lines.length - NAMED;
  return letterOf(
    { id, to: { name: person.name, address: person.email }, language, link },
    {
      subject: title,
      title,
      paragraphs: [
        ...lines.slice(0, NAMED).map((line) => lineText(line, language, config.timeZone)),
        ...(more > 0 ? [message(language, 'mail.workOrders.more', { smart_count: more })] : []),
      ],
      button: message(language, 'mail.workOrders.button'),
      afterwards: [message(language, 'mail.workOrders.afterwards')],
    },
  );
}

function lineText({ number, shop, event, author, at }: Line, language: Language, timeZone: string): string {
  const { date, time } = formatDateTime(wallClock(timeZone, at), language);
  const words = { number: String(number), shop, by: author, date, time: time.slice(0, 5) };
  return message(language, `mail.workOrders.events.${event}`, words);
}
