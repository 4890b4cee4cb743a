import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { allowed, LEVEL, type Standing } from '../../../contract/access';
import { apiVerifyFile } from '../../../contract/api-files';
import type { Language } from '../../../contract/languages';
import { VERIFIED_BYTES, type Verification, verifyFile } from '../../../contract/verification';
import { message } from '../../../i18n/server';
import { KeyedSemaphore } from '../../platform/concurrency/keyed-semaphore';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import { Semaphore } from '../../platform/concurrency/semaphore';
import type { AppContext } from '../../platform/context';
import { HttpError } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { scopeOn } from '../../platform/principal/scope-on';
import { wallClock } from '../../platform/time/wall-clock';
import { openReading } from '../exports/reading';
import type { ExportSource } from '../exports/source';
import { type Asker, Files } from './find';
import { receive } from './received';
import { type Finding, verify, type WithRead } from './verify';

/** Files that are looked into at the same time, and so many of them hold a connection. */
const AT_ONCE = 2;
/** Milliseconds that a file waits for another one of the same person, or of its programs. */
const WAITING = 10_000;

const busy = (seconds: number) => new HttpError(429, 'errors.tooManyRequests', {}, seconds);

/** What verifies files for whoever asks, a person or a program. */
interface Verifying {
  sent: Readable;
  number: string | undefined;
  asker: Asker;
  language: Language;
  /** Whose permits it takes: those of its reports and files. */
  turn: { own: ReportSemaphore; personId: number };
  signal: AbortSignal;
}

/** Makes what verifies files of these sources: one for all calls, so that they share their turns. */
export function verifier(context: AppContext, sources: Readonly<Record<string, ExportSource>>) {
  const { database } = context;
  const turns = new Semaphore(AT_ONCE);
  const all = new Semaphore(AT_ONCE);
  const own = new KeyedSemaphore(1, WAITING, busy);
  return async ({ sent, number, asker, language, turn, signal }: Verifying): Promise<Verification> => {
    const reading: WithRead = async (use) => {
      const { read, close } = await openReading(database, { all, ...turn }, signal);
      try {
        return await use(read);
      } finally {
        await close();
      }
    };
    return own.run(turn.personId, signal, async () => {
      const received = await receive(sent, { personId: turn.personId, signal });
      try {
        const release = await turns.acquire(signal);
        try {
          const found = await verify(received, number, new Files(database.db, sources, asker), reading);
          return await verificationReply(context, found, { asker, language });
        } finally {
          release();
        }
      } finally {
        await received.discard();
      }
    });
  };
}

async function verificationReply(
  { database: { db }, config }: AppContext,
  { file, ...found }: Finding,
  { asker, language }: { asker: Asker; language: Language },
): Promise<Verification> {
  if (file === null) return { ...found, file };
  const maker =
    file.user_id === null
      ? undefined
      : await db
          .selectFrom('portal_user')
          .where('id', '=', file.user_id)
          .select(['name', 'login'])
          .executeTakeFirst();
  const { number, position, rows, bytes, facts, columns, source } = file;
  // A login is half of what it takes to sign in; whoever reads the audit trail sees it there.
  const isKnown = file.user_id === asker.id || asker.opens('/auditoria');
  return {
    ...found,
    file: {
      number,
      title: message(language, source.title),
      format: file.format,
      madeBy: maker === undefined ? null : { name: maker.name, login: isKnown ? maker.login : '' },
      madeAt: wallClock(config.timeZone, file.made_at),
      delivery: position,
      rows,
      bytes,
      facts,
      columns: columns.map(({ id, heading, type }) => ({ id, heading, type })),
    },
  };
}

/** Takes a file as the bytes that it is: they go to the disk while they come. One that says it is too large does not. */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(verifyFile.consumes as string[], ({ headers }, payload, done) => {
    if (Number(headers['content-length']) > VERIFIED_BYTES) done(new HttpError(413, 'errors.tooLarge'));
    else done(null, payload);
  });
}

/** Serves the call of the console and that of programs. Both find only files that the caller may know. */
export function verificationRoutes(
  serve: Serve,
  ask: ReturnType<typeof verifier>,
  own: ReportSemaphore,
): void {
  serve(verifyFile, ({ body, query, principal, language, signal }) =>
    ask({
      sent: streamOf(body),
      number: query.numero,
      asker: {
        id: principal.id,
        scope: scopeOn(principal, '/verificar'),
        opens: (screen) => allowed(principal, screen),
      },
      language,
      turn: { own, personId: principal.id },
      signal,
    }),
  );
  serve(apiVerifyFile, ({ body, query, principal: { id, scope }, language, signal }) =>
    ask({
      sent: streamOf(body),
      number: query.number,
      // What the manager sees whose API user it is.
      asker: { id, scope, opens: (screen) => allowed(MANAGER, screen) },
      language,
      turn: { own, personId: id },
      signal,
    }),
  );
}

const MANAGER: Standing = { level: LEVEL.manager, apiAccess: true, specificCode: null };

/** Anything but a stream was refused (platform/http/validation.ts). */
const streamOf = (body: unknown) => body as Readable;
