import type { Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from './versioned';

/* What becomes of operator codes. */

/** That a manager has given a code to somebody. */
export interface CodeHandover {
  id: GeneratedAlways<number>;
  operator_id: number;
  person: string;
  person_folded: GeneratedAlways<string>;
  /** By the network's clocks. */
  handed_at: string;
  confirmed_at: Date;
  confirmed_by: number | null;
}

/** The day on which a code was used last, or made; kept by triggers. */
export interface CodeIdle {
  operator_id: number;
  since: string;
}

export interface UnusedCodeSetting extends Versioned {
  establishment_code: string;
  action: 'off' | 'tell' | 'switchOff';
}

/** An unused code whose managers were notified. */
export interface UnusedCode {
  operator_id: number;
  establishment_code: string;
  told_at: Date;
  /** The day on which it will be switched off; `null`: it will not be. */
  ends_on: string | null;
}

/** One row: up to which day unused codes were looked for. */
export interface UnusedCodeLook {
  single: Generated<boolean>;
  looked_on: string | null;
}
