import { z } from 'zod';
import { audited } from './audited';
import { addDays } from './calendar';
import { isDate } from './dates';
import { recordKey } from './keys';
import { OPERATOR_CODE } from './limits';
import { op } from './operation';
import { nameProblem } from './operator-code-rules';
import { operatorCode } from './operator-codes';
import { STALE, versioned } from './versions';

/* What becomes of an operator code, from its request to its end (additive). */

const access = { person: { screens: ['/codigos-operadores'] } } as const;
const clock = z.string().describe('YYYY-MM-DDTHH:mm:ss, by the network’s clocks');
const by = z.string().nullable().describe('Who did it; null: no person, or nobody knows');
const shop = z.strictObject({ ec: z.string(), nomefantasia: z.string() });

/** A misuse: how often, since when, and where. */
const misuse = { at: clock, until: clock, count: z.int().min(1), shop };

/** What happened to a code, and when. */
const lifeEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('requested'), at: clock, by }),
  z.strictObject({ kind: z.literal('made'), at: clock, by }),
  z.strictObject({ kind: z.literal('received'), at: clock }),
  z.strictObject({
    kind: z.literal('handedOver'),
    at: clock,
    to: z.string(),
    by,
    confirmedAt: clock.describe('When `by` confirmed it'),
  }),
  z.strictObject({ kind: z.literal('firstUsed'), at: clock }),
  z.strictObject({ kind: z.literal('lastUsed'), at: clock }),
  z.strictObject({ kind: z.literal('usedOff'), ...misuse }),
  z.strictObject({ kind: z.literal('usedElsewhere'), ...misuse }),
  z.strictObject({
    kind: z.literal('toldUnused'),
    at: clock,
    endsOn: z.string().nullable().describe('YYYY-MM-DD, when it will be switched off; null: it will not be'),
  }),
  z.strictObject({
    kind: z.literal('switchedOff'),
    at: clock,
    by,
    unused: z.boolean().describe('By the portal, because nobody had used it'),
  }),
  z.strictObject({ kind: z.literal('switchedOn'), at: clock, by }),
  z.strictObject({ kind: z.literal('named'), at: clock, by, name: z.string(), before: z.string() }),
  z.strictObject({
    kind: z.literal('respelled').describe('The spelling of a name was corrected, for earlier uses too'),
    at: clock,
    by,
    name: z.string(),
    before: z.string(),
  }),
]);
export type LifeEvent = z.infer<typeof lifeEvent>;

const life = z.strictObject({
  events: z.array(lifeEvent).describe('The oldest first'),
  madeAt: clock,
});
export type CodeLife = z.infer<typeof life>;

/** The life of one code. */
export const getCodeLife = op({
  name: 'getCodeLife',
  summary: 'The history of an operator code',
  description:
    'Lists when the code was requested, made, received, handed over, used and switched off, oldest first.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/:id/life',
  access,
  params: z.strictObject({ id: recordKey }),
  reply: life,
});

/** `codeLife.problems` of the catalogues has the sentences. */
type LifeProblem =
  | 'person'
  | 'personTooLong'
  | 'personUnseen'
  | 'moment'
  | 'future'
  | 'beforeMade'
  | 'beforeNamed';

const handover = z
  .strictObject({
    to: z.string().max(1000).nullable().describe('Whom the code was given to'),
    at: z.string().max(30).nullable().describe('When, YYYY-MM-DDTHH:mm, by the network’s clocks'),
  })
  .partial();
export type Handover = z.infer<typeof handover>;

const MINUTE = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;
const ofPerson = { nameTooLong: 'personTooLong', nameUnseen: 'personUnseen' } as const;

/**
 * The problems of a handover, by field.
 * @param made when the code was made, since when it has the name of somebody else, and `now`, by the network's clocks
 */
export function handoverProblems(
  { to, at }: Handover,
  { made, named, now }: { made: string; named: string | null; now: string },
): Readonly<Record<string, LifeProblem>> {
  const person = (to ?? '').trim();
  const problem = nameProblem(person);
  const wrong = problem === null ? undefined : ofPerson[problem as keyof typeof ofPerson];
  const minute = (clock: string) => clock.slice(0, 16);
  const moment = momentProblem(at ?? '', minute(made), minute(named ?? made), minute(now));
  return {
    ...(person === '' ? { to: 'person' } : wrong && { to: wrong }),
    ...(moment !== null && { at: moment }),
  };
}

function momentProblem(at: string, made: string, named: string, now: string): LifeProblem | null {
  if (!MINUTE.test(at) || !isDate(at.slice(0, 10))) return 'moment';
  if (at > now) return 'future';
  if (at < made) return 'beforeMade';
  return at < named ? 'beforeNamed' : null;
}

/** Confirms to whom a code was given, and when; again when it goes to somebody else. It is called so from then on. */
export const handOverCode = op({
  name: 'handOverCode',
  summary: 'Confirm to whom an operator code was handed over, and when',
  description:
    'Call it again when the code is given to somebody else; every handover remains in the history of the code.',
  method: 'POST',
  path: '/portal/accesscode/operatorscode/:id/handover',
  access,
  params: z.strictObject({ id: recordKey }),
  body: handover,
  reply: life,
});

/** Names several codes at once, as those of a fresh batch: all of them or none. */
export const nameOperatorCodes = op({
  name: 'nameOperatorCodes',
  summary: 'Name several operator codes, all of them or none',
  description:
    'Use it after creating several codes. If one of them cannot be named, all are refused, with the reasons.',
  method: 'PUT',
  path: '/portal/accesscode/operatorscode/names',
  access,
  body: z.strictObject({
    codes: z
      .array(z.strictObject({ operatorCodeId: recordKey, name: z.string().max(1000), ...versioned }))
      .min(1)
      .max(OPERATOR_CODE.most),
  }),
  reply: z.array(operatorCode),
});

/** Somebody who has codes, as their names say, which a handing over changes as well. */
const holder = z.strictObject({
  name: z.string(),
  codes: z.array(
    operatorCode.pick({
      operatorCodeId: true,
      ec: true,
      nomefantasia: true,
      numerocartao: true,
      ultimoUso: true,
    }),
  ),
});
export type CodeHolder = z.infer<typeof holder>;

/** How many codes a search for people answers at most: whole people only, so that nobody is shown with a part. */
export const HOLDERS = { codes: 200 } as const;

/** Finds people who hold active codes, by name, so that the codes of somebody who has left can be switched off. */
export const findCodeHolders = op({
  name: 'findCodeHolders',
  summary: 'People by name, with their active operator codes',
  description:
    'Searches the last handover of each code or, if there was none, its name. Returns at most 200 codes.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/people',
  access,
  query: z.strictObject({
    name: z.string().trim().min(2).max(100).describe('What the name contains, whatever its case and accents'),
    ec: z.string().max(20).optional().describe('Codes of this establishment only'),
  }),
  reply: z.strictObject({
    people: z.array(holder).describe('Each with all active codes of the name'),
    more: z.boolean().describe(`Whether people are left out, as there are more than ${HOLDERS.codes} codes`),
  }),
});

/** The last day on which a code that counts as unused may have been used or made. */
export const unusedSince = (today: string): string => addDays(today, -OPERATOR_CODE.unusedDays);

/** What happens to unused codes of an establishment; `off`: nothing. */
export const unusedActions = ['off', 'tell', 'switchOff'] as const;
export type UnusedAction = (typeof unusedActions)[number];

const setting = z.strictObject({
  ec: z.string(),
  action: z.enum(unusedActions),
  unused: z.int().min(0).describe('Active codes that are unused by now'),
  version: z.int(),
});
export type UnusedSetting = z.infer<typeof setting>;

const ec = z.string().max(20).describe('Establishment code');

export const getUnusedSetting = op({
  name: 'getUnusedSetting',
  summary: 'What happens to unused operator codes of an establishment',
  description: 'Says whether codes that nobody has used for 60 days are only reported or also switched off.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/unused',
  access,
  query: z.strictObject({ ec }),
  reply: setting,
});

export const updateUnusedSetting = op({
  name: 'updateUnusedSetting',
  summary: 'Say what happens to unused operator codes of an establishment',
  description: `No code is switched off until its managers have been notified for seven days. ${STALE}`,
  method: 'PUT',
  path: '/portal/accesscode/operatorscode/unused',
  access,
  body: z.strictObject({ ec, action: z.enum(unusedActions), ...versioned }),
  reply: setting,
});

const establishmentCounts = z.strictObject({
  off: z.int().min(0),
  tell: z.int().min(0),
  switchOff: z.int().min(0),
} satisfies Record<UnusedAction, z.ZodInt>);

const allSettings = z.strictObject({
  counts: establishmentCounts.describe('How many establishments of the caller are set to each'),
  unused: z.int().min(0).describe('Active codes of them that are unused by now'),
});
export type AllUnusedSettings = z.infer<typeof allSettings>;

export const getAllUnusedSettings = op({
  name: 'getAllUnusedSettings',
  summary: 'What happens to unused operator codes of all establishments of the caller',
  description: 'Counts the establishments by what happens there to codes that nobody has used for 60 days.',
  method: 'GET',
  path: '/portal/accesscode/operatorscode/unused/all',
  access,
  reply: allSettings,
});

export const updateAllUnusedSettings = op({
  name: 'updateAllUnusedSettings',
  summary: 'Say what happens to unused operator codes of all establishments of the caller',
  description:
    'Sets the same for every establishment of the caller. Where the counts are no longer those that were seen, because ' +
    'somebody has set something else meanwhile, it answers 409 and sets nothing.',
  method: 'PUT',
  path: '/portal/accesscode/operatorscode/unused/all',
  access,
  body: z.strictObject({ action: z.enum(unusedActions), seen: establishmentCounts }),
  reply: allSettings,
});

export const codeLifeAudit = audited({
  code_handover: {
    operator_id: 'code',
    establishment_code: 'establishment',
    person: 'text',
    handed_at: 'moment',
  },
  unused_code_setting: { establishment_code: 'establishment', action: 'unusedAction' },
});
