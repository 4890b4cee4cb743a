import { always, eventually } from '@antithesishq/bombadil';
import { actions, extract, weighted } from '@antithesishq/bombadil/browser';
import {
  back,
  clicks,
  forward,
  inputs,
  reload,
  scroll,
} from '@antithesishq/bombadil/browser/defaults/actions';

/*
 * These rules hold on each page of the console, whoever walks there and how. Somebody who was signed out signs in.
 * Bombadil bundles this file itself, and runs it in the page and beside it.
 */

/**
 * Who walks, and what they may see; main.ts sets it before this file is read.
 * @type {{ login: string, password: string, codes: string[], surprises: string[] }}
 */
const world = globalThis.cofre;

export { noUncaughtExceptions, noUnhandledPromiseRejections } from '@antithesishq/bombadil/browser/defaults';

const [TAB, ENTER, ESCAPE] = [9, 13, 27];

/** The form of the sign-in page, where that is what is shown. */
const signIn = extract(({ document }) => {
  const [login, password] = ['login', 'password'].map((name) =>
    document.querySelector(`input[name="${name}"]`),
  );
  if (!login || !password) return null;
  /** @param {HTMLInputElement} input */
  const field = (input) => {
    const { x, y, width, height } = input.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    return { value: input.value, point, focused: document.activeElement === input };
  };
  return { login: field(login), password: field(password) };
});

const NOBODY = {
  testId: null,
  id: null,
  role: null,
  accessibleName: null,
  tag: 'input',
  href: null,
  nameAttr: null,
  placeholder: null,
  inputType: null,
  textContent: null,
  structuralPath: null,
};

const keys = actions(() => [TAB, TAB, ENTER, ESCAPE].map((code) => ({ PressKey: { code } })));

/** Clicks, but for those that leave the console: the session of somebody who walks does not end by chance. */
const staying = actions(() => without(clicks.generate()));
const LEAVES = ['/logout', '/swagger'];
/** @typedef {ReturnType<typeof clicks.generate>} Tree @param {Tree} tree @returns {Tree} */
function without(tree) {
  if ('value' in tree) return tree;
  /** @param {Tree} branch */
  const leaves = (branch) =>
    'value' in branch &&
    typeof branch.value === 'object' &&
    'Click' in branch.value &&
    LEAVES.includes(branch.value.Click.fingerprint.href ?? '');
  const branches = tree.branches.filter(([, branch]) => !leaves(branch));
  return { branches: branches.map(([weight, branch]) => [weight, without(branch)]) };
}

const anything = weighted([
  [20, staying],
  [10, keys],
  [6, inputs],
  [2, back],
  [1, forward],
  [2, scroll],
  [1, reload],
]);

/** Anything; on the sign-in page what signs in. */
export const walk = actions(() => {
  const form = signIn.current;
  if (form === null) return anything.generate();
  const wanted = [
    [form.login, world.login],
    [form.password, world.password],
  ];
  for (const [{ value, point, focused }, text] of wanted) {
    if (value === text) continue;
    if (value !== '') return ['Reload'];
    return focused
      ? [{ TypeText: { text: { Regexp: text.replaceAll('@', '[@]') }, delayMillis: 1 } }]
      : [{ Click: { fingerprint: NOBODY, point } }];
  }
  return [{ PressKey: { code: ENTER } }];
});

const page = extract(({ document }) => ({
  text: document.querySelector('#content, main')?.textContent ?? '',
  rows: document.querySelectorAll('main table tbody tr').length,
  tables: document.querySelectorAll('main table').length,
}));

/** No code of an establishment that the person may not see is anywhere on the page. */
const strangers = extract(({ document }) =>
  [...(document.body.textContent ?? '').matchAll(/\((?:Cód|Code)[^)]*?: ?([A-Z0-9]+)\)/g)]
    .map(([, code = '']) => code)
    .filter((code) => !world.codes.includes(code)),
);
export const only_own_establishments = always(() => strangers.current.length === 0);

/** A list shows as many rows as it says: "11–20 of 83" are ten. */
const said = /(\d+)–(\d+) (?:de|of) (\d+)/;
const asManyAsSaid = () => {
  const { text, rows, tables } = page.current;
  const [, begin, end] = said.exec(text) ?? [];
  return tables !== 1 || begin === undefined || Number(end) - Number(begin) + 1 === rows;
};
export const rows_are_as_many_as_said = always(eventually(asManyAsSaid).within(20, 'seconds'));

/** Nobody is told that something unexpected has happened. */
const surprised = extract(({ document }) =>
  world.surprises.filter((sentence) => (document.body.textContent ?? '').includes(sentence)),
);
export const nothing_unexpected = always(() => surprised.current.length === 0);

/**
 * Who goes by keys alone has the focus somewhere: what a key has closed gives it back. Tab leaves the page at its end, and
 * what a click or the way back has begun may still be coming.
 */
const focus = extract(({ document, lastAction }) => ({
  key:
    typeof lastAction === 'object' && lastAction !== null && 'PressKey' in lastAction
      ? lastAction.PressKey.code
      : null,
  lost: document.activeElement === null || document.activeElement === document.body,
  signedIn: document.querySelector('main') !== null,
}));
let somewhere = false;
export const focus_is_kept = always(() => {
  const { key, lost, signedIn } = focus.current;
  const kept = !(key !== null && key !== TAB && somewhere && lost && signedIn);
  somewhere = key !== null && !lost && signedIn;
  return kept;
});
