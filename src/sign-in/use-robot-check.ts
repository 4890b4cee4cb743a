import { useRef, useState } from 'react';
import { ROBOT_CHECK } from '../../contract/session';
import { canSolve, type Proof, solveRobotCheck } from './solve-robot-check';

type RobotState = 'idle' | 'solving' | 'passed' | 'failed' | 'insecure';

export interface RobotCheck {
  readonly state: RobotState;
  /** Called when the person ticks the box. */
  start(): void;
  /**
   * Returns the proof for one sign-in, after waiting for its solution; `null` where the check is not passed (LOG-07).
   */
  take(): Promise<Proof | null>;
  /** Fetches the next challenge, for a person who had passed: each one is valid for one attempt only. */
  renew(): void;
}

/** A little less than the server's limit, because the proof has to arrive in time. */
const GOOD_FOR_MS = ROBOT_CHECK.validMinutes * 60_000 - 10_000;

/** LOG-02, LOG-07: the state of the robot check. */
export function useRobotCheck(): RobotCheck {
  const [state, setState] = useState<RobotState>('idle');
  const current = useRef<Promise<Proof | null> | null>(null);

  function solve(): Promise<Proof | null> {
    setState('solving');
    const attempt = solveRobotCheck().catch(() => null);
    current.current = attempt;
    void settle(attempt);
    return attempt;
  }

  async function settle(attempt: Promise<Proof | null>): Promise<void> {
    const proof = await attempt;
    if (current.current !== attempt) return;
    setState(proof === null ? 'failed' : 'passed');
    if (proof === null) current.current = null;
  }

  return {
    state,
    start() {
      if (!canSolve()) setState('insecure');
      else if (current.current === null) void solve();
    },
    async take() {
      const proof = await current.current;
      return proof !== null && Date.now() - proof.since > GOOD_FOR_MS ? solve() : proof;
    },
    renew() {
      if (current.current !== null) void solve();
    },
  };
}
