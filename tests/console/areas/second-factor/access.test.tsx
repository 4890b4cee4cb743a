import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type FactorRules,
  listFactorRules,
  type ShownFactorRule,
  setFactorRule,
} from '../../../../contract/factor-rules';
import { resetUserFactor } from '../../../../contract/second-factor';
import { bridgeToPortal } from '../../../support/bridge';
import { enrolled } from '../../../support/enrolled';
import { openConsole, pageTitled } from '../../../support/open-console';
import { LOCKED_OUT, people } from '../../../support/people';
import { put } from '../../../support/put';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const RULES = 'Second factor by profile';
const ADMINISTRATORS = 'Second factor of the provider administrators';

async function openAccess() {
  const opened = await openConsole({ person: people.administrator, path: '/acesso', language: 'en' });
  await pageTitled('Access');
  return opened;
}

const rows = async (label: string) =>
  within(await screen.findByRole('list', { name: label })).getAllByRole('listitem');
const rowOf = async (label: string, name: string) => {
  const row = (await rows(label)).find(({ textContent }) => textContent.startsWith(name));
  if (row === undefined) throw new Error(`There is no row of ${name}`);
  return row;
};

const rule = (profile: ShownFactorRule['profile'], rest: Partial<ShownFactorRule> = {}): ShownFactorRule => ({
  profile,
  rule: 'offered',
  requiredFrom: null,
  deployment: 'offered',
  people: 40,
  enrolled: 12,
  ...rest,
});

/** The server answers the page with these rules, once. */
const shows = (rules: ShownFactorRule[], administrators: FactorRules['administrators'] = []) =>
  portal.fail(listFactorRules, { status: 200, body: { rules, administrators } });

async function openRule(profile: string) {
  const opened = await openAccess();
  await opened.user.click(await screen.findByRole('button', { name: `Edit the rule of ${profile}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Second factor of ${profile}` }));
  const radio = (name: string) => dialog.getByRole('radio', { name });
  return {
    ...opened,
    dialog,
    radio,
    day: () => dialog.getByRole('textbox', { name: /^Required from/ }),
    save: () => opened.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

test('each profile says its rule and how many people have a second factor', async () => {
  shows([
    rule(1, { rule: 'required', deployment: 'required', people: 3, enrolled: 3 }),
    rule(2, { rule: 'required', requiredFrom: '2199-01-31' }),
    rule(3, { rule: 'required', requiredFrom: '2026-01-31', people: 1, enrolled: 0 }),
    rule(5, { rule: 'off', deployment: 'off', people: 0, enrolled: 0 }),
  ]);
  await openAccess();
  expect((await rows(RULES)).map(({ textContent }) => textContent)).toEqual([
    'Provider administratorRequired3 of 3 people have set it upSet by the settings of the portal.',
    'Establishment administratorRequired from 31 Jan 2199 on12 of 40 people have set it upEdit',
    'Report viewerRequired0 of 1 person has set it upEdit',
    'Specific userOffNobody has this profileEdit',
  ]);
});

test('a rule is saved, with its first day, and can be changed back', async () => {
  const { user, dialog, radio, day, save } = await openRule('Specific user');
  expect(radio('Offered')).toBeChecked();
  expect(radio('Offered')).toHaveAccessibleDescription('People decide themselves whether to set one up.');
  await user.click(radio('Required'));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^\d+ (?:person|people) of this profile ha/);
  await put(user, day(), '31/01/2199');
  await save();
  expect(await screen.findByText('Rule saved.')).toBeVisible();
  expect(portal.callsOf(setFactorRule).map(({ body }) => body)).toEqual([
    { profile: 5, rule: 'required', requiredFrom: '2199-01-31' },
  ]);
  expect(await rowOf(RULES, 'Specific user')).toHaveTextContent('Required from 31 Jan 2199 on');
  await user.click(screen.getByRole('button', { name: 'Edit the rule of Specific user' }));
  await user.click(await screen.findByRole('radio', { name: 'Offered' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await rowOf(RULES, 'Specific user')).toHaveTextContent('Offered'));
  expect(portal.callsOf(setFactorRule).at(-1)?.body).toEqual({
    profile: 5,
    rule: 'offered',
    requiredFrom: null,
  });
});

test('a rule that is weaker than that of the deployment cannot be chosen, and says why', async () => {
  shows([rule(3)]);
  const { radio } = await openRule('Report viewer');
  expect(radio('Off')).toBeDisabled();
  expect(radio('Off')).toHaveAccessibleDescription(/Set by the settings of the portal\.$/);
  expect(radio('Required')).toBeEnabled();
});

test('without a day, and with a past one, nothing is sent; a refusal stands at its field', async () => {
  const { user, radio, day, save } = await openRule('Specific user');
  await user.click(radio('Required'));
  await save();
  expect(day()).toHaveAccessibleDescription('Enter the first day on which it is required.');
  expect(day()).toHaveFocus();
  await put(user, day(), '01/01/2020');
  await save();
  expect(day()).toHaveAccessibleDescription('This day has already passed.');
  expect(portal.callsOf(setFactorRule)).toEqual([]);
  await user.clear(day());
  await put(user, day(), '31/01/2199');
  portal.fail(setFactorRule, {
    status: 400,
    body: { code: 'VALIDATION', message: 'No.', fields: { requiredFrom: 'Not this day.' } },
  });
  await save();
  await waitFor(() => expect(day()).toHaveAccessibleDescription('Not this day.'));
  portal.fail(setFactorRule, {
    status: 400,
    body: { code: 'VALIDATION', message: 'No.', fields: { rule: 'Too weak.' } },
  });
  await save();
  expect(await screen.findByText('Too weak.')).toBeVisible();
  expect(radio('Required')).toBeChecked();
});

test('a failure keeps what was chosen, and leaving asks first', async () => {
  const { user, dialog, radio, day, save } = await openRule('Specific user');
  await user.click(radio('Required'));
  await put(user, day(), '31/01/2199');
  portal.fail(setFactorRule, 'dropped');
  await save();
  expect(await dialog.findByText('The rule could not be saved.')).toBeVisible();
  expect(radio('Required')).toBeChecked();
  expect(day()).toHaveValue('31 Jan 2199');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('the second factor of another administrator is reset after a question', async () => {
  await enrolled(LOCKED_OUT);
  const { user } = await openAccess();
  const own = await rowOf(ADMINISTRATORS, 'Helena Duarte You');
  expect(own).toHaveTextContent(`${people.administrator} · Not set up`);
  const row = await rowOf(ADMINISTRATORS, 'Ivo Sarmento');
  expect(row).toHaveTextContent(new RegExp(`${LOCKED_OUT} · Set up on .+ at \\d\\d:\\d\\d`));
  await user.click(within(row).getByRole('button', { name: 'Reset second factor: Ivo Sarmento' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reset the second factor of Ivo Sarmento?' }),
  );
  expect(dialog.getByText(/all sessions of Ivo Sarmento end immediately\./)).toBeVisible();
  portal.fail(resetUserFactor, 'dropped');
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await dialog.findByText('The second factor could not be reset.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Second factor reset.')).toBeVisible();
  await waitFor(async () =>
    expect(await rowOf(ADMINISTRATORS, 'Ivo Sarmento')).toHaveTextContent(`${LOCKED_OUT} · Not set up`),
  );
});

test('the own second factor cannot be reset', async () => {
  const since = '2026-11-20T12:15:00';
  shows([rule(1)], [{ id: 1, name: 'Helena Duarte', login: people.administrator, since, own: true }]);
  await openAccess();
  expect(await rowOf(ADMINISTRATORS, 'Helena Duarte')).toHaveTextContent('Set up on 20 Nov 2026 at 12:15');
  expect(screen.queryByRole('button', { name: /^Reset second factor/ })).toBeNull();
});

test('rules that could not be loaded are loaded by another press', async () => {
  portal.fail(listFactorRules, { status: 503, body: { message: 'Later.' } });
  const { user } = await openAccess();
  expect(await screen.findByText('The rules could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows(RULES)).toHaveLength(4);
});
