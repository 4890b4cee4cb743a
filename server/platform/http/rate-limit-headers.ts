import type { FastifyReply } from 'fastify';

/** A limit with the part of it that is left. */
export interface Budget {
  name: string;
  max: number;
  remaining: number;
  /** For how long that holds. */
  seconds: number;
  /** The unit that is counted, unless it is calls in a minute. */
  unit?: 'concurrent-requests';
}

/** The seconds in which calls count together. */
const MINUTE = 60;

/**
 * Writes the two fields of draft-ietf-httpapi-ratelimit-headers since its eighth version (decision 55): every limit that
 * counts for this call, and how much is left of the one that is nearest to its end, because that one refuses first.
 */
export function writeBudgets(reply: FastifyReply, budgets: readonly Budget[]): void {
  const [nearest] = budgets.toSorted(
    (one, other) => one.remaining - other.remaining || other.seconds - one.seconds,
  );
  if (nearest === undefined) return;
  void reply.headers({
    'ratelimit-policy': budgets.map(policy).join(', '),
    ratelimit: `"${nearest.name}";r=${nearest.remaining};t=${nearest.seconds}`,
  });
}

const policy = ({ name, max, unit }: Budget) =>
  unit === undefined ? `"${name}";q=${max};w=${MINUTE}` : `"${name}";q=${max};qu="${unit}"`;
