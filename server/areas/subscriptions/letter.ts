import { currencyOf } from '../../../contract/languages';
import { centsText } from '../../../contract/money';
import { type CoveredEstablishments, goesOverOthers } from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { formatDateTime, formatInteger, formatMoney } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Control } from '../../engines/exports/sends';
import type { AppContext } from '../../platform/context';
import type { Attachment, Letter } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { retentionSettings } from '../../platform/retention/settings';
import { wallClock } from '../../platform/time/wall-clock';
import { pageOfSending } from './addresses';
import type { Held } from './held';
import { isLate, totalOf } from './sendings';
import type { SeriesFacts } from './series';

interface Facts {
  held: Held;
  /** Period and scope, where they stand in its subject. */
  about: string | null;
  control: Control;
  /** Of a numbered bank file. */
  series: SeriesFacts | null;
  establishments: CoveredEstablishments | null;
  /** Something of the view lies beyond the scope of the recipient. */
  part: boolean;
  /** `null`: the mail has a link. */
  attachment: Attachment | null;
}

/** The mail of a sending: its number, what the file comes to, and what there is to say of it. */
export function letterAbout(
  { config, now }: AppContext,
  site: string,
  { held, about, control, series, establishments, part, attachment }: Facts,
): Letter {
  const { id, run, recipient } = held;
  const { language, format, view_name: view, number } = run;
  const say = (key: keyof Words, words: Record<string, string | number> = {}) =>
    message(language, `mail.subscription.${key}`, words);
  const named =
    number === null ? say('testSubject', { view }) : say('subject', { view, number: String(number) });
  // Behind its name, by which people order their mails.
  const subject =
    about === null ? named : `${named} (${about.replace(/^relatorio_/, '').replaceAll('_', ' ')})`;
  const { date, time } = formatDateTime(wallClock(config.timeZone, run.planned_at), language);
  const total = totalOf(control);
  const money = (value: string | null) =>
    formatMoney(value ?? '0', language, currencyOf(language, config.currency));
  const link = pageOfSending(site, id);
  const letter = letterOf(
    { id, to: { name: recipient.name, address: recipient.email }, language, link },
    {
      subject,
      title: subject,
      paragraphs: [
        say('due', { date, time: time.slice(0, 5), format: message(language, `exports.formats.${format}`) }),
        ...(total === null || total.rows === 0
          ? [say(series === null ? 'empty' : 'still')]
          : [
              say('total', {
                rows: formatInteger(total.rows, language),
                deposits: money(total.deposits),
                withdrawals: money(total.withdrawals),
                balance: money(total.balance),
              }),
            ]),
        ...(series === null
          ? []
          : [
              say('account', {
                number: String(series.number),
                opening: money(centsText(series.opening)),
                closing: money(centsText(series.closing)),
              }),
            ]),
        ...(isLate(run.planned_at, now()) ? [say('late')] : []),
        ...(part ? [say('part')] : []),
        ...(establishments !== null && goesOverOthers(establishments)
          ? [
              say('establishments', {
                count: formatInteger(establishments.count, language),
                before: formatInteger(establishments.before ?? 0, language),
              }),
            ]
          : []),
        ...(establishments !== null && establishments.lost > 0 && establishments.lostCodes.length > 0
          ? [
              say('lost', {
                count: formatInteger(establishments.lost, language),
                codes: establishments.lostCodes.join(', '),
              }),
            ]
          : []),
        ...(attachment === null ? [] : [say('attached')]),
      ],
      button: say('button'),
      afterwards: [
        say('signIn', { days: formatInteger(daysOf(config), language) }),
        say('leave', { hours: formatInteger(SUBSCRIPTION.triedHours, language) }),
      ],
    },
  );
  return attachment === null ? letter : { ...letter, attachments: [attachment] };
}

type Words = typeof import('../../../i18n/en/mail').mail.subscription;

const daysOf = (config: AppContext['config']): number => config.of(retentionSettings).sendings;
