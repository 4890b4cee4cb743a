import { z } from 'zod';
import { assignedRoles } from './access';
import { audited } from './audited';
import { op } from './operation';
import { factorDay, factorRules } from './second-factor';
import { tagged } from './tagged';

const rulesAccess = { person: { screens: ['/acesso'] } } as const;

const rule = z.strictObject({
  profile: z.literal(assignedRoles).describe('1 provider, 2 manager, 3 report viewer, 5 specific user'),
  rule: z.enum(factorRules),
  requiredFrom: factorDay.nullable().describe('Of `required`: the first day without exceptions'),
});

const shownRule = rule.extend({
  deployment: z.enum(factorRules).describe('What the deployment sets: no rule is weaker'),
  people: z.int().min(0).describe('Active people of the profile'),
  enrolled: z.int().min(0).describe('Those of them who have set up a second factor'),
});
export type ShownFactorRule = z.infer<typeof shownRule>;

const administrator = z.strictObject({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  since: z
    .string()
    .nullable()
    .describe("When a second factor was set up first, on the network's clocks; null: there is none"),
  own: z.boolean().describe('Whether it is the person who asks'),
});

const rulesReply = z.strictObject({
  rules: z.array(shownRule),
  administrators: z
    .array(administrator)
    .describe('The active provider administrators, whom no list of users has'),
});
export type FactorRules = z.infer<typeof rulesReply>;

/** Additive. */
export const listFactorRules = op({
  name: 'listFactorRules',
  summary: 'Who has to have a second factor',
  description: 'Returns a rule for each profile, with how many people have set up a second factor.',
  method: 'GET',
  path: '/portal/factorRules',
  access: rulesAccess,
  reply: rulesReply,
});

/** Additive. */
export const setFactorRule = op({
  name: 'setFactorRule',
  summary: 'Say who has to have a second factor',
  description:
    'Sets the rule of one profile. Where it is required, people go on without one until the day; from then on they ' +
    'set one up before anything else. A rule that is weaker than that of the deployment is answered with 400.',
  method: 'PUT',
  path: '/portal/factorRules',
  access: { ...rulesAccess, stepUp: true },
  body: rule,
  reply: rulesReply,
});
export type NewFactorRule = z.infer<typeof rule>;

export const factorRuleAudit = audited({
  second_factor_rule: { role: 'profile', factorRule: 'factorRule', requiredFrom: 'date' },
});

export const factorRulesTag = tagged({ factorRules: 'Who has to have a second factor.' });
