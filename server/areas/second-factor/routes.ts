import { listFactorRules, setFactorRule } from '../../../contract/factor-rules';
import { addPasskey, beginPasskey, beginProof, removePasskey } from '../../../contract/passkeys';
import {
  beginFactor,
  confirmFactor,
  getOwnFactor,
  getUserFactor,
  proveAgain,
  removeFactor,
  renewRecoveryCodes,
  resetUserFactor,
} from '../../../contract/second-factor';
import { heldFactor } from '../../network/people/factor-state';
import { passkeyRequest } from '../../network/people/passkeys';
import type { AppContext } from '../../platform/context';
import { relyingParty } from '../../platform/credentials/relying-party';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { ruleOf } from '../../platform/principal/factor-rule';
import { stillAllowed } from '../../platform/principal/person';
import { begin, confirm, giveAgain, ownFactor, proofPurpose, remove, renewCodes } from './own';
import { addPasskeyOf, beginPasskeyOf, removePasskeyOf } from './passkeys';
import { resetFactor } from './reset';
import { listRules, ruleFor, setRule } from './rules';

export function secondFactorRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  const partyOf = ({ host }: { host?: string | undefined }) => relyingParty(context.config, host);

  serve(getOwnFactor, ({ principal }) => ownFactor(context, principal));
  serve(beginFactor, ({ principal, body }) => begin(context, principal, body.currentPassword));
  serve(confirmFactor, async ({ principal, body }) => ({
    recoveryCodes: await confirm(context, principal, body.code),
  }));
  serve(removeFactor, ({ principal }) => remove(context, principal));
  serve(renewRecoveryCodes, async ({ principal }) => ({
    recoveryCodes: await renewCodes(context, principal),
  }));
  serve(beginProof, ({ principal, headers }) =>
    passkeyRequest(context, partyOf(headers), proofPurpose(principal)),
  );
  serve(proveAgain, async ({ principal, body, headers }) => {
    await giveAgain(context, principal, partyOf(headers), body);
    return true;
  });

  serve(beginPasskey, ({ principal, body, headers }) =>
    beginPasskeyOf(context, principal, partyOf(headers), body.currentPassword),
  );
  serve(addPasskey, async ({ principal, body, headers, userAgent }) => ({
    recoveryCodes: await addPasskeyOf(context, principal, partyOf(headers), { ...body, userAgent }),
  }));
  serve(removePasskey, ({ principal, params }) => removePasskeyOf(context, principal, params.passkey));

  serve(getUserFactor, async ({ params: { id } }) => {
    const role = await roleOf(db, id);
    const { rule, requiredFrom } = ruleOf(context.config, role, await ruleFor(db, role));
    return { rule, requiredFrom, ...(await heldFactor(context, id)) };
  });
  serve(resetUserFactor, ({ params: { id }, principal }) =>
    db.transaction().execute(async (trx) => {
      const { name, login, address } = await stillAllowed(trx, principal, '/usuarios');
      await roleOf(trx, id);
      // Whoever has the factor removes it on the own page, and whoever has lost it could not call this.
      if (id === principal.id) throw forbidden();
      return resetFactor(trx, context, { id: principal.id, name, login, address }, id);
    }),
  );

  serve(listFactorRules, ({ principal }) => listRules(context, principal));
  serve(setFactorRule, ({ principal, body }) => setRule(context, principal, body));
}

/** @throws HttpError 404 for an unknown user */
async function roleOf(db: Db, id: number): Promise<number> {
  const user = await db.selectFrom('portal_user').where('id', '=', id).select('role').executeTakeFirst();
  if (user === undefined) throw notFound();
  return user.role;
}
