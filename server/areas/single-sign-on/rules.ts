import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { BodyOf, ReplyOf } from '../../../contract/operation';
import { type SignOnRule, signOnProblems } from '../../../contract/sign-on-rules';
import type { listSignOn, saveSignOnRules } from '../../../contract/single-sign-on';
import { assertSameEffect, holdGroups } from '../../engines/grants/confirmed';
import type { AccessSource } from '../../engines/grants/source';
import { type Provider, providerCalled, providersOf } from '../../network/sign-on/providers';
import type { Provision } from '../../network/sign-on/provision';
import { holdRules, replaceRules, rulesOf } from '../../network/sign-on/rules';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { type FieldText, invalid, notFound } from '../../platform/errors/http-error';
import { missingKeys } from '../../platform/principal/foreign';
import { stillAllowed } from '../../platform/principal/person';
import type { SignedIn } from '../../platform/principal/principal';
import { changeBy, countedBy, grantsBy, linkedPeople, lockLinked } from './links';

type Shown = ReplyOf<typeof listSignOn>;

/** Every provider of the deployment, with its rules and how many people come in by it. */
export async function listProviders({ config, database: { db } }: AppContext): Promise<Shown> {
  const shown = providersOf(config).map(async (provider) => {
    const { id, name, issuer, domains, rulesClaim, admission, localSignIn } = provider;
    const rules = await rulesOf(db, issuer);
    const counted = countedBy(await linkedPeople(db, issuer), rules);
    return { id, name, issuer, domains, claim: rulesClaim, admission, localSignIn, ...counted, rules };
  });
  return { providers: await Promise.all(shown) };
}

/** @throws HttpError 404 */
function knownProvider({ config }: AppContext, id: string): Provider {
  const provider = providerCalled(config, id);
  if (provider === undefined) throw notFound();
  return provider;
}

/** A specific user has no groups, and nobody else a category. */
const trimmed = (rules: readonly SignOnRule[]): SignOnRule[] =>
  rules.map(({ value, profile, category, groups }) => ({
    value: value.trim(),
    profile,
    category: profile === LEVEL.specific ? category : null,
    groups: profile === LEVEL.specific ? [] : [...new Set(groups)],
  }));

/**
 * Replaces the rules of a provider, and gives all who have signed in by it what they say.
 * @throws HttpError 400 with the problem of each rule at its field, 404 for an unknown provider, 409 for another effect than
 * the one that was shown
 */
export async function saveRules(
  context: AppContext,
  provision: Provision,
  person: SignedIn,
  { provider: id, effect, ...body }: { provider: string } & BodyOf<typeof saveSignOnRules>,
): Promise<Shown> {
  const provider = knownProvider(context, id);
  const { issuer, name } = provider;
  const rules = trimmed(body.rules);
  assertRules(rules);
  await withRetries(() =>
    context.database.db.transaction().execute(async (trx) => {
      const by = await stillAllowed(trx, person, '/acesso');
      await holdGroups(trx, { writing: false });
      await holdRules(trx, { writing: true });
      await assertKnown(trx, rules);
      const people = await lockLinked(trx, issuer);
      await assertSameEffect(trx, by.scope, changeBy(provider, people, rules), effect);
      const before = await rulesOf(trx, issuer);
      await replaceRules(trx, issuer, rules);
      const { grants, suspended } = grantsBy(provider, people, rules);
      await provision.grant(trx, context, by, grants);
      await sql`update sign_on_link set suspended = user_id = any(${suspended}::int[])
        where issuer = ${issuer} and suspended <> (user_id = any(${suspended}::int[]))`.execute(trx);
      const [said, says] = [await saidBy(trx, before), await saidBy(trx, rules)];
      if (JSON.stringify(said) === JSON.stringify(says)) return;
      await recordChanges(trx, by, [
        {
          action: 'update',
          entity: 'sign_on_rules',
          key: id,
          before: { signOnRules: said },
          after: { provider: name, signOnRules: says },
        },
      ]);
    }),
  );
  return listProviders(context);
}

/** @throws HttpError 400 */
function assertRules(rules: readonly SignOnRule[]): void {
  const fields = signOnProblems(rules).flatMap((problem, index): [string, FieldText][] =>
    problem === null ? [] : [[`rules.${index}.${problem.field}`, `signOnReplies.${problem.key}`]],
  );
  if (fields.length > 0) throw invalid('errors.form', Object.fromEntries(fields));
}

/** @throws HttpError 400 for groups that are gone */
async function assertKnown(trx: Db, rules: readonly SignOnRule[]): Promise<void> {
  const all = [...new Set(rules.flatMap(({ groups }) => groups))];
  const gone = new Set(await missingKeys(trx, all, 'grouper', sql`for key share`));
  const fields = rules.flatMap(({ groups }, index): [string, FieldText][] =>
    groups.some((group) => gone.has(group)) ? [[`rules.${index}.groups`, 'signOnReplies.unknownGroup']] : [],
  );
  if (fields.length > 0) throw invalid('errors.form', Object.fromEntries(fields));
}

/** Rules as the trail keeps them: a line each, with the groups by their names. */
async function saidBy(trx: Db, rules: readonly SignOnRule[]): Promise<string[]> {
  const groups = await trx
    .selectFrom('grouper')
    .where(sql<boolean>`id = any(${rules.flatMap((rule) => rule.groups)}::int[])`)
    .select(['id', 'name'])
    .execute();
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return rules.map(({ value, profile, category, groups: held }) =>
    [
      value,
      String(profile),
      ...(category === null ? [] : [String(category)]),
      ...held.map((id) => names.get(id) ?? ''),
    ].join(' · '),
  );
}

/** The effect of saving rules: on whoever has signed in by the provider. */
export const rulesEffect: AccessSource<'signOnRules'> = {
  kind: 'signOnRules',
  screen: () => '/acesso',
  changeOf: async (db, context, _person, { provider: id, rules }) => {
    const provider = knownProvider(context, id);
    return changeBy(provider, await linkedPeople(db, provider.issuer), trimmed(rules));
  },
};
