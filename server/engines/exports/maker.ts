import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import { Semaphore } from '../../platform/concurrency/semaphore';
import type { AppContext } from '../../platform/context';
import type { Traffic } from '../../platform/http/traffic';
import { measured } from '../../platform/metrics/files';
import type { Scope } from '../../platform/principal/scope';
import { FileRecorder } from '../verification/recorder';
import { formats } from './formats';
import { lowPriority } from './low-priority';
import { openReading } from './reading';
import type { ExportSource } from './source';
import type { ExportTable, Row } from './table';
import type { ExportOrder } from './tickets';

/** Files that hold a database connection at the same time, of the ten that there are. */
const FILES_AT_ONCE = 4;

/** For whom a file is made, and for how long somebody waits. */
interface Reader {
  /** Of the person, or of the manager whose program it is. */
  userId: number;
  scope: Scope;
  signal: AbortSignal;
}

/** Looks on while the rows of a table go by. */
type Watch = (table: ExportTable) => AsyncGenerator<readonly Row[]>;

/** Makes files from sources, a few at a time, and keeps of each what it takes to know it again. */
export class FileMaker {
  readonly #all = new Semaphore(FILES_AT_ONCE);

  constructor(
    private readonly context: AppContext,
    private readonly turns: { traffic: Traffic; own: ReportSemaphore },
  ) {
    context.metrics?.watch('exports', this.#all);
  }

  /** The pieces of a file, made while they are taken. */
  make(
    source: ExportSource,
    order: ExportOrder,
    reader: Reader,
    watch: Watch = ({ batches }) => batches,
  ): AsyncGenerator<Uint8Array> {
    const pieces = this.#pieces(source, order, reader, watch);
    return measured(this.context.metrics, order.format, pieces, reader.signal);
  }

  async *#pieces(source: ExportSource, order: ExportOrder, reader: Reader, watch: Watch) {
    const { database, now, config } = this.context;
    const { traffic, own } = this.turns;
    const { userId, scope, signal } = reader;
    const { request, language, format } = order;
    const recorder = new FileRecorder(format);
    const at = now();
    const turn = { all: this.#all, own, personId: userId };
    const { read, close } = await openReading(database, turn, signal);
    try {
      const { timeZone } = config;
      const table = await source.table({ request, scope, language, format, read, at, timeZone });
      const batches = watch({ ...table, batches: lowPriority(table.batches, traffic) });
      const write = table.write ?? formats[format as keyof typeof formats];
      yield* recorder.watched(write(recorder.numbered({ ...table, batches })));
    } finally {
      await close();
    }
    // What is not kept could not be known again: then there is no whole file either.
    await recorder.keep(database.db, order, { userId, scope, at });
  }
}
