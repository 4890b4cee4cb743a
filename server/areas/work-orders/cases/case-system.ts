import type { CaseProblem } from '../../../../contract/work-order-deliveries';

type Status = 0 | 1 | 2;

/** A work order as a case, which people read in the outside system. */
export interface Case {
  /** Set by the portal once and never changed: the system recognizes a case by it. */
  externalId: string;
  subject: string;
  description: string;
  requester: { name: string; email: string; phone: string };
  /** The status to be set there; `null`: the case keeps its status, or has that of new cases. */
  status: Status | null;
}

/** A case that was changed in the outside system. */
export interface ChangedCase {
  externalId: string;
  /** `null`: a status that the portal does not have. */
  status: Status | null;
}

/**
 * The outside system in which another company works on orders. The portal's database is authoritative: no call waits
 * for the system, and the number that people see is always the portal's.
 */
export interface CaseSystem {
  /** The name that people see. */
  readonly name: string;
  /**
   * Creates a case, or updates the one of this external id, including its closing. It is idempotent.
   * @throws CaseFailure
   */
  save(one: Case, signal: AbortSignal): Promise<void>;
  /**
   * Yields the cases that were changed since then, the earliest first, in portions; some may occur again.
   * @param since `null`: from the beginning
   * @throws CaseFailure
   */
  changes(
    since: Date | null,
    signal: AbortSignal,
  ): AsyncIterable<{ changed: readonly ChangedCase[]; until: Date | null }>;
}

/** The problems that concern everything that is sent, and not only one case. */
const EVERYTHING: readonly CaseProblem[] = ['unreachable', 'limit', 'unauthorized'];

/** A failed call. Of the system's reply it contains only the codes, because its texts may contain what was sent. */
export class CaseFailure extends Error {
  override readonly name = 'CaseFailure';

  constructor(
    readonly problem: CaseProblem,
    readonly detail: string,
    /** The seconds after which another attempt makes sense, if the system has specified them. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${problem}: ${detail}`);
  }

  get concernsEverything(): boolean {
    return EVERYTHING.includes(this.problem);
  }
}
