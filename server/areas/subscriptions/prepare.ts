import type { Selectable } from 'kysely';
import { z } from 'zod';
import { allowed } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { ReportReady } from '../../../contract/report-event';
import { reportFileNameOf } from '../../../contract/report-file-name';
import { reportFilter } from '../../../contract/reports';
import type { SendingReason } from '../../../contract/sendings';
import type { ViewState } from '../../../contract/views';
import type { Making } from '../../area';
import type { Control } from '../../engines/exports/sends';
import type { ExportSource } from '../../engines/exports/source';
import { assertNotTooLong } from '../../engines/exports/too-long';
import { BANK_FILE } from '../../network/bank-files/series';
import { reachable, reachableMore } from '../../network/filters/reach';
import type { AppContext } from '../../platform/context';
import type { SubscriptionRun } from '../../platform/db/tables/subscriptions';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import { scopeOn } from '../../platform/principal/scope-on';
import { type Covered, coveredBy } from './establishments';
import { namedByRequest } from './file-name';
import { preparedFile, type SeriesFacts } from './series';
import { contentOf, sourceOf } from './view';

/** A run as it is made into files. */
export type Run = Selectable<SubscriptionRun>;

/** What a recipient gets of a run by now, or why nothing. */
export type Prepared =
  | { withheld: SendingReason }
  | {
      kind: string;
      source: ExportSource;
      request: object;
      scope: Scope;
      control: Control;
      period: ReportReady['period'];
      /** With period and scope, where they are to stand in it; `null`: that of every file of its kind. */
      name: string | null;
      /** Of a numbered bank file: which one it is, with its balances. */
      series: SeriesFacts | null;
      /** The establishments that the file goes over; `null`: not known, or a bank file, which has its account whole. */
      covered: Covered | null;
      /** Whether something of the view lies beyond the scope. */
      part: boolean;
    };

/**
 * Judges a run for somebody as it stands at this moment: what of the view lies within its scope, and what that comes to.
 * @param person as it was just looked up
 */
export async function prepare(
  context: AppContext,
  sources: Making['sources'],
  run: Run,
  person: Person,
  language: Language = run.language,
): Promise<Prepared> {
  const { database, config, now } = context;
  const { screen, format, day: today, position } = run;
  if (!allowed(person, screen)) return { withheld: 'screen' };
  const scope = scopeOn(person, screen);
  if (run.numbered) return prepareFile(context, sources, run, scope);
  const state = JSON.parse(run.state) as ViewState;
  return database.db.transaction().execute(async (trx): Promise<Prepared> => {
    const { filter, reach } = await reachable(trx, scope, state.filter);
    const further = state.more === undefined ? null : await reachableMore(trx, scope, state.more);
    // Without what it is narrowed by it would show more than it says.
    if (reach === 'none' || further?.reach === 'none') return { withheld: 'beyondScope' };
    const content = contentOf({ filter, ...(further && { more: further.more }) });
    const found = sourceOf(sources, screen, content, format);
    if (found === null) return { withheld: 'filter' };
    const { kind, source, sends } = found;
    try {
      const request = sends.request(content, { today, position, level: person.level });
      const { timeZone } = config;
      const control = await sends.control({ trx, request, scope, language, at: now(), timeZone });
      assertNotTooLong(format, control.rows, language);
      return {
        kind,
        source,
        request,
        scope,
        control,
        period: periodOf(request),
        name: run.named_files ? await namedByRequest(trx, request) : null,
        series: null,
        covered: await coveredBy(trx, scope, request),
        part: reach === 'part',
      };
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      return { withheld: reason };
    }
  });
}

/** The same of a numbered bank file: it is what it is, whole, or nothing. */
async function prepareFile(
  { database }: AppContext,
  sources: Making['sources'],
  { account_id: account, bank_file: number, format, named_files: named }: Run,
  scope: Scope,
): Promise<Prepared> {
  if (account === null) return { withheld: 'filter' };
  const source = sources[BANK_FILE];
  if (number === null || source === undefined) return { withheld: 'partOfAccount' };
  try {
    const file = await database.db
      .transaction()
      .execute((trx) => preparedFile(trx, scope, { account, number }, format));
    return {
      kind: BANK_FILE,
      source,
      scope,
      part: false,
      covered: null,
      name: named ? reportFileNameOf({ ...file.period, scope: '', more: 0 }) : null,
      ...file,
    };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return { withheld: reason };
  }
}

/** The days that the request of a report is about. */
function periodOf(request: object): ReportReady['period'] {
  const { tipoDeData, tsInicio, tsFim } = asked.parse(request);
  const by = tipoDeData === 'dc' ? 'accounting' : 'captured';
  return { from: tsInicio.slice(0, 10), to: tsFim.slice(0, 10), by };
}

/** Of all requests of reports the same. */
const asked = z.object(reportFilter.pick({ tipoDeData: true, tsInicio: true, tsFim: true }).shape);

/** Why a report is refused; `null` for what is no refusal. */
export function reasonOf(error: unknown): SendingReason | null {
  if (!(error instanceof HttpError) || error.status >= 500 || error.status === 429) return null;
  if (error.key === 'bankFile.partial') return 'partOfAccount';
  if (error.key === 'exportFile.tooManyRows' || error.key.startsWith('bankFile.')) return 'tooManyRows';
  if (error.status === 403 || error.status === 404) return 'beyondScope';
  return error.key.startsWith('reports.warning.too') || error.key === 'reports.warning.order'
    ? 'period'
    : 'filter';
}
