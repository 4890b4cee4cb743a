import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { previewEffect } from '../../../../contract/access-effect';
import { listAssociators } from '../../../../contract/groupers';
import { proveAgain } from '../../../../contract/second-factor';
import { listSignOn, type ShownProvider, saveSignOnRules } from '../../../../contract/single-sign-on';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal, signInAs } from '../../../support/bridge';
import { enabledButton } from '../../../support/enabled-button';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { put } from '../../../support/put';

/* The provider of the test server, and who has signed in by it: console-server.ts. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const CONFIRM = 'Save with this effect';
/** What the dialog has sent: with an effect, unlike what tests prepare. */
const saves = () =>
  portal
    .callsOf(saveSignOnRules)
    .map(({ body }) => body as object)
    .filter((body) => 'effect' in body);

async function openAccess() {
  const opened = await openConsole({ person: people.administrator, path: '/acesso', language: 'en' });
  await pageTitled('Access');
  return opened;
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Single sign-on' })).getAllByRole('listitem');

const provider = (rest: Partial<ShownProvider> = {}): ShownProvider => ({
  id: 'banco',
  name: 'Banco Modelo',
  issuer: 'https://entra.example/t',
  domains: ['banco.example', 'loja.example'],
  claim: 'groups',
  admission: 'invited',
  localSignIn: true,
  people: 0,
  unmatched: 0,
  rules: [],
  ...rest,
});
const shows = (...providers: ShownProvider[]) =>
  portal.fail(listSignOn, { status: 200, body: { providers } });

const ofBanco = async () => within(await screen.findByRole('dialog', { name: 'Rules of Banco Modelo' }));

async function openRules() {
  const { user, ...opened } = await openAccess();
  await user.click(await screen.findByRole('button', { name: 'Rules of Banco Modelo' }));
  const dialog = await ofBanco();
  await dialog.findByRole('button', { name: 'Add a rule' });
  const rule = (number: number) => within(dialog.getByRole('group', { name: `Rule ${number}` }));
  return {
    ...opened,
    user,
    dialog,
    rule,
    value: (number: number) => rule(number).getByRole('textbox', { name: /^Value/ }),
    add: () => user.click(dialog.getByRole('button', { name: 'Add a rule' })),
    choose: async (number: number, field: RegExp, ...options: string[]) => {
      await user.click(rule(number).getByRole('combobox', { name: field }));
      for (const name of options) await user.click(await screen.findByRole('option', { name }));
      // The list of groups stays open until the field is left.
      if (field.source.includes('Groups')) await user.tab();
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Save rules' })),
  };
}

/** The provider has no rules, as before any test. */
async function forgetRules() {
  await signInAs(people.administrator);
  await call(saveSignOnRules, { params: { provider: 'banco' }, body: { rules: [] } });
}

test('each provider says whom it may let in, how, and how many people and rules there are', async () => {
  const rule = { value: 'a', profile: 3, category: null, groups: [1] } as const;
  shows(
    provider({ people: 1234, unmatched: 1, rules: [{ ...rule, groups: [1] }] }),
    provider({
      id: 'rede',
      name: 'Rede',
      domains: ['rede.example'],
      admission: 'just-in-time',
      localSignIn: false,
      people: 1,
      unmatched: 0,
    }),
    provider({ id: 'coop', name: 'Coop' }),
  );
  await openAccess();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Banco Modelohttps://entra.example/tFor addresses at banco.example, loja.exampleOnly people who are registered1,234 people sign in by it · 1 without a rule1 ruleRules',
    'Redehttps://entra.example/tFor addresses at rede.exampleRegisters new people · Closes sign-in with a password1 person signs in by itNo rules. Profiles and scopes are kept in the portal.Rules',
    'Coophttps://entra.example/tFor addresses at banco.example, loja.exampleOnly people who are registeredNobody has signed in by it yetNo rules. Profiles and scopes are kept in the portal.Rules',
  ]);
});

test('without a provider the section says so, and where they are named', async () => {
  shows();
  await openAccess();
  expect(
    await screen.findByText('No provider is set up. The deployment names them in PORTAL_OIDC.'),
  ).toBeVisible();
});

test('ERR-03 providers that could not be loaded are loaded by another press, and the rest of the page is there', async () => {
  portal.fail(listSignOn, { status: 503, body: { message: 'Later.' } });
  const { user } = await openAccess();
  expect(await screen.findByText('The providers could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Second factor by profile' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('rules are saved with the effect that was shown', async () => {
  await forgetRules();
  const { user, dialog, value, add, choose, save } = await openRules();
  expect(dialog.getByText('Without rules, profiles and scopes are kept in the portal.')).toBeVisible();
  await add();
  expect(value(1)).toHaveFocus();
  await put(user, value(1), ' lojas ');
  await choose(1, /^Groups/, 'Rede Norte', 'Rede Sul');
  await add();
  await put(user, value(2), 'banco');
  await choose(2, /^Profile/, 'Specific user');
  await choose(2, /^Specific access/, 'Bank user');
  await save();
  // The only one who has signed in by it has had one of the two groups before.
  expect(await screen.findByText('1 person gains access.')).toBeVisible();
  expect(saves()).toEqual([]);
  await user.click(await enabledButton(CONFIRM));
  expect(await screen.findByText('The rules were saved and hold now.')).toBeVisible();
  expect(saves()).toEqual([
    {
      rules: [
        { value: 'lojas', profile: 3, category: null, groups: [2, 1] },
        { value: 'banco', profile: 5, category: 1, groups: [] },
      ],
      effect: expect.any(String),
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await rows())[0]).toHaveTextContent('1 person signs in by it2 rules');
});

test('rules are taken away again, and what they would have given can be read before', async () => {
  const rule = { profile: 3, category: null, groups: [1] } as const;
  const rules = ['lojas', 'gerentes'].map((value) => ({ ...rule, groups: [...rule.groups], value }));
  await signInAs(people.administrator);
  await call(saveSignOnRules, { params: { provider: 'banco' }, body: { rules } });
  const { user, dialog, rule: ruleAt, save } = await openRules();
  expect(ruleAt(1).getByText('Rede Sul')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove the rule lojas' }));
  expect(dialog.getByRole('button', { name: 'Add a rule' })).toHaveFocus();
  await save();
  // Whoever meets none of the others is deactivated.
  expect(await screen.findByText('1 person loses access.')).toBeVisible();
  const panel = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove the rule gerentes' }));
  await save();
  await user.click(await enabledButton(CONFIRM));
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('No rules.'));
  expect(saves().at(-1)).toEqual({ rules: [], effect: expect.any(String) });
});

test('what is wrong with rules stands at their fields, and nothing is sent before it is right', async () => {
  await forgetRules();
  const { user, value, rule, add, choose, save } = await openRules();
  await add();
  await add();
  await add();
  await put(user, value(2), 'lojas');
  await put(user, value(3), 'lojas');
  await save();
  expect(value(1)).toHaveFocus();
  expect(value(1)).toHaveAccessibleDescription('Enter the value that the provider sends.');
  expect(rule(2).getByText('Choose at least one group of establishments.')).toBeVisible();
  expect(rule(2).getByRole('combobox', { name: /^Groups/ })).toBeInvalid();
  expect(value(3)).toHaveAccessibleDescription('There is a rule for this value and profile already.');
  await put(user, value(1), 'a');
  expect(value(1)).not.toBeInvalid();
  await choose(1, /^Profile/, 'Specific user');
  await choose(2, /^Groups/, 'Rede Sul');
  await user.click(rule(3).getByRole('button', { name: 'Remove the rule lojas' }));
  await save();
  expect(await rule(1).findByText('Choose the specific access.')).toBeVisible();
  expect(rule(1).getByRole('combobox', { name: /^Specific access/ })).toHaveFocus();
  expect(portal.callsOf(previewEffect)).toEqual([]);
  expect(saves()).toEqual([]);
});

test('a refusal stands at the field of its rule', async () => {
  shows(provider({ rules: [{ value: 'lojas', profile: 3, category: null, groups: [1] }] }));
  const { user, rule, save } = await openRules();
  await save();
  portal.fail(saveSignOnRules, {
    status: 400,
    body: {
      code: 'VALIDATION',
      message: 'No.',
      fields: { 'rules.0.groups': 'This group was deleted meanwhile.' },
    },
  });
  await user.click(await enabledButton(CONFIRM));
  expect(await rule(1).findByText('This group was deleted meanwhile.')).toBeVisible();
  await waitFor(() => expect(rule(1).getByRole('combobox', { name: /^Groups/ })).toHaveFocus());
});

test('GRP-12 an effect that has changed meanwhile is shown again and confirmed again', async () => {
  await forgetRules();
  const { user, value, add, choose, save } = await openRules();
  await add();
  await put(user, value(1), 'lojas');
  await choose(1, /^Groups/, 'Rede Sul');
  await save();
  portal.fail(saveSignOnRules, {
    status: 409,
    body: { code: 'CONFLICT', message: 'Changed.', fields: { effect: 'Changed.' } },
  });
  await user.click(await enabledButton(CONFIRM));
  expect(await screen.findByText(/^The effect on access has changed since you last saw it\./)).toBeVisible();
  expect(portal.callsOf(previewEffect)).toHaveLength(2);
  await user.click(await enabledButton(CONFIRM));
  expect(await screen.findByText('The rules were saved and hold now.')).toBeVisible();
  expect(saves()).toHaveLength(2);
});

test('a failure keeps what was typed, and leaving asks first', async () => {
  await forgetRules();
  const { user, dialog, value, add, choose, save } = await openRules();
  await add();
  await put(user, value(1), 'lojas');
  await choose(1, /^Groups/, 'Rede Sul');
  await save();
  portal.fail(saveSignOnRules, 'dropped');
  await user.click(await enabledButton(CONFIRM));
  expect(await dialog.findByText('The rules could not be saved.')).toBeVisible();
  expect(value(1)).toHaveValue('lojas');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a second factor that was given a while ago is asked for, and the rules are saved then', async () => {
  shows(provider());
  const { user, save } = await openRules();
  await save();
  const asked = { code: 'FORBIDDEN', message: 'Again.', fields: { factor: 'Again.' } };
  portal.fail(saveSignOnRules, { status: 403, body: asked });
  portal.fail(proveAgain, { status: 200, body: {} });
  await user.click(await enabledButton(CONFIRM));
  const asking = within(await screen.findByRole('dialog', { name: 'Confirm with your second factor' }));
  await user.type(await asking.findByRole('textbox', { name: 'Code' }), '123456');
  expect(await screen.findByText('The rules were saved and hold now.')).toBeVisible();
  expect(saves()).toHaveLength(2);
});

test('groups that could not be loaded are loaded by another press; until then nothing can be saved', async () => {
  portal.fail(listAssociators, { status: 503 });
  const { user } = await openAccess();
  await user.click(await screen.findByRole('button', { name: 'Rules of Banco Modelo' }));
  const dialog = await ofBanco();
  expect(await dialog.findByText('The groups could not be loaded.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save rules' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Add a rule' })).toBeVisible();
});
