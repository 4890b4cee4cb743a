import { expect, test } from 'vitest';
import { refreshToken, validateSession } from '../../contract/session';
import { saveSignOnRules } from '../../contract/single-sign-on';
import { freshDatabase } from '../support/databases';
import { glewlwyd } from '../support/glewlwyd';
import { addNetwork, addUser } from '../support/network';
import { NOON, testPortal } from '../support/portal';
import { inFolder } from '../support/programs';
import { CLIENT, described, environmentOf, redirectUri, signInBy } from '../support/providers';

test('people sign in at glewlwyd, follow its groups, and are out when they are removed there', async () => {
  await inFolder(async (folder) => {
    const database = await freshDatabase();
    await addNetwork(database.db);
    await addUser(database.db, { login: '64500000', role: 1 });
    await addUser(database.db, {
      login: '64500001',
      role: 3,
      establishments: ['0004'],
      email: 'ana@banco.example',
    });
    const outside = await glewlwyd(folder, { ...CLIENT, redirectUri: redirectUri() });
    const portal = await testPortal(database, environmentOf(described(outside.issuer, { scope: 'openid' })));
    await outside.add({ username: 'ana', email: 'ana@banco.example', groups: ['caixas'] });
    const { token } = await portal.signIn('64500000');
    const saved = await portal.call(saveSignOnRules, {
      token,
      params: { provider: 'banco' },
      body: {
        rules: [
          { value: 'caixas', profile: 3, category: null, groups: [1] },
          { value: 'gerentes', profile: 2, category: null, groups: [2] },
        ],
      },
    });
    expect(saved.status).toBe(200);

    const { status, body: first } = await signInBy(portal, (address) => outside.signIn(address, 'ana'));
    expect({ status, first }).toMatchObject({ status: 200, first: { login: '64500001', perfil: 3 } });

    const renewAfter = (minutes: number, pair: { token: string; refreshToken: string }) => {
      portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
      return portal.call(refreshToken, { body: { token: pair.token, refreshToken: pair.refreshToken } });
    };
    await outside.change('ana', { groups: ['caixas', 'gerentes'] });
    const renewed = await renewAfter(15, first);
    expect(renewed.status).toBe(200);
    const session = await portal.call(validateSession, { token: renewed.body.token });
    expect(session.body).toMatchObject({ perfil: 2 });

    await outside.remove('ana');
    expect((await renewAfter(30, renewed.body)).status).toBe(401);
    expect((await portal.call(validateSession, { token: renewed.body.token })).status).toBe(401);
    await portal.app.close();
    await outside.close();
    await database.close();
  });
});
