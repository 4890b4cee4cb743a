import type { CaseProblem } from '../../../../contract/work-order-deliveries';

type Status = 0 | 1 | 2;

/** A work order as a case: what the people of the outside system read. */
export interface Case {
  /** Given by the portal once and for all: by it the system knows a case again. */
  externalId: string;
  subject: string;
  description: string;
  requester: { name: string; email: string; phone: string };
  /** What was set here and is to be set there; `null`: it stays as it is there, or as new cases are. */
  status: Status | null;
}

/** A case that somebody has changed there. */
export interface ChangedCase {
  externalId: string;
  /** `null`: a status that the portal has no word for. */
  status: Status | null;
}

/**
 * The outside system in which somebody else works on orders. The portal's database is what counts; nobody waits for the
 * system, and the number that people see is always the portal's.
 */
export interface CaseSystem {
  /** What people know it by. */
  readonly name: string;
  /**
   * Creates a case, or brings the one of this external id up to date, closing included; repeated it changes nothing.
   * @throws CaseFailure
   */
  save(one: Case, signal: AbortSignal): Promise<void>;
  /**
   * Which cases were changed since then, the earliest first, a portion at a time; some may come again.
   * @param since `null`: ever
   * @throws CaseFailure
   */
  changes(
    since: Date | null,
    signal: AbortSignal,
  ): AsyncIterable<{ changed: readonly ChangedCase[]; until: Date | null }>;
}

/** What a failure concerns: this case alone, or whatever is sent. */
const EVERYTHING: readonly CaseProblem[] = ['unreachable', 'limit', 'unauthorized'];

/** Something was not taken. Says nothing of what the system said but its codes: its sentences may hold what was sent. */
export class CaseFailure extends Error {
  override readonly name = 'CaseFailure';

  constructor(
    readonly problem: CaseProblem,
    readonly detail: string,
    /** Seconds after which another attempt makes sense, where the system has said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${problem}: ${detail}`);
  }

  get concernsEverything(): boolean {
    return EVERYTHING.includes(this.problem);
  }
}
