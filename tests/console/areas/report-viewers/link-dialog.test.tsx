import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Move,
  movable,
  moved,
  searchOf,
  sideOf,
  withMarks,
} from '../../../../src/areas/report-viewers/link-choice';
import { bridgeToPortal } from '../../../support/bridge';
import { codesOf, dialog, LIST, left, linked, move, openForm, right } from './viewers-page';

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

async function openDialog() {
  const opened = await openForm(`${LIST}/adicionar`);
  await opened.user.click(screen.getByRole('button', { name: 'Link establishments' }));
  return opened;
}
const enabled = () =>
  [
    'Move marked to selected',
    'Move all to selected',
    'Move marked to available',
    'Move all to available',
  ].filter((name) => !(move(name) as HTMLButtonElement).disabled);

describe('the dialog', () => {
  test('VIEW-08 VIEW-21 has what is available on the left, searched by name, and what is selected on the right', async () => {
    const { user } = await openDialog();
    expect(codesOf(left())).toEqual(['0001', '0002', '0003', '0004']);
    expect(codesOf(right())).toEqual([]);
    expect(right().getByText('Nothing is selected.')).toBeVisible();
    await user.type(left().getByRole('searchbox', { name: 'Search available by name' }), 'mercado 3');
    expect(codesOf(left())).toEqual(['0003']);
  });

  test('VIEW-21 a search that finds nothing says so, and is not taken for nothing to link', async () => {
    const { user } = await openDialog();
    await user.type(left().getByRole('searchbox'), 'padaria');
    expect(left().getByText('Nothing matches the search.')).toBeVisible();
    expect(left().queryByText('Nothing to link.')).not.toBeInTheDocument();
    await user.clear(left().getByRole('searchbox'));
    await user.click(move('Move all to selected'));
    expect(left().getByText('Nothing to link.')).toBeVisible();
    await user.type(right().getByRole('searchbox'), 'padaria');
    expect(right().getByText('Nothing matches the search.')).toBeVisible();
  });

  test('VIEW-23 the four buttons move what they say, and are disabled with nothing to move', async () => {
    const { user } = await openDialog();
    expect(enabled()).toEqual(['Move all to selected']);
    await user.click(left().getByRole('checkbox', { name: 'Mercado 2 0002' }));
    expect(enabled()).toEqual(['Move marked to selected', 'Move all to selected']);
    await user.click(move('Move marked to selected'));
    expect([codesOf(left()), codesOf(right())]).toEqual([['0001', '0003', '0004'], ['0002']]);
    expect(enabled()).toEqual(['Move all to selected', 'Move all to available']);
    await user.click(move('Move all to selected'));
    expect([codesOf(left()), codesOf(right())]).toEqual([[], ['0002', '0001', '0003', '0004']]);
    expect(enabled()).toEqual(['Move all to available']);
    // The button that was pressed is disabled now: the focus goes on to one that is not.
    expect(move('Move all to available')).toHaveFocus();
    await user.click(right().getByRole('checkbox', { name: 'Mercado 1 0001' }));
    await user.click(move('Move marked to available'));
    expect(codesOf(left())).toEqual(['0001']);
    await user.click(move('Move all to available'));
    expect(codesOf(right())).toEqual([]);
  });

  test('VIEW-22 a checkbox marks all of a side, and shows when some are marked', async () => {
    const { user } = await openDialog();
    const all = () => left().getByRole('checkbox', { name: 'Mark all in Available' });
    await user.click(left().getByRole('checkbox', { name: 'Mercado 2 0002' }));
    expect(all()).toHaveAttribute('data-indeterminate', 'true');
    expect(left().getByText('1 of 4 marked')).toBeVisible();
    await user.click(all());
    expect(left().getByText('4 of 4 marked')).toBeVisible();
    await user.click(all());
    expect(left().getByText('0 of 4 marked')).toBeVisible();
    expect(right().getByRole('checkbox', { name: 'Mark all in Selected' })).toBeDisabled();
  });

  test('VIEW-22 the selected ones can all be marked as well, each side by itself', async () => {
    const { user } = await openDialog();
    await user.click(left().getByRole('checkbox', { name: 'Mercado 2 0002' }));
    await user.click(move('Move marked to selected'));
    await user.click(left().getByRole('checkbox', { name: 'Mercado 4 0004' }));
    await user.click(move('Move marked to selected'));
    await user.click(right().getByRole('checkbox', { name: 'Mark all in Selected' }));
    for (const name of ['Mercado 2 0002', 'Mercado 4 0004']) {
      expect(right().getByRole('checkbox', { name })).toBeChecked();
    }
    expect(left().getByText('0 of 2 marked')).toBeVisible();
    await user.click(move('Move marked to available'));
    expect(codesOf(right())).toEqual([]);
  });

  test('VIEW-22 VIEW-23 what the search hides is neither marked nor moved', async () => {
    const { user } = await openDialog();
    await user.click(left().getByRole('checkbox', { name: 'Mercado 1 0001' }));
    await user.type(left().getByRole('searchbox'), '3');
    expect(enabled()).toEqual(['Move all to selected']);
    await user.click(left().getByRole('checkbox', { name: 'Mark all in Available' }));
    await user.click(move('Move marked to selected'));
    expect(codesOf(right())).toEqual(['0003']);
  });

  test('VIEW-24 Confirm links the selection; Cancel and Escape leave everything as it was', async () => {
    const { user } = await openDialog();
    await user.click(move('Move all to selected'));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(linked()).toEqual([]);
    const opener = screen.getByRole('button', { name: 'Link establishments' });
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(codesOf(right())).toEqual([]);
    await user.click(move('Move all to selected'));
    await user.click(dialog().getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(linked()).toEqual(['0001', '0002', '0003', '0004']));
    await user.click(opener);
    await user.click(move('Move all to available'));
    // What was chosen is not lost by a key.
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(linked()).toHaveLength(4);
  });

  test('VIEW-21 VIEW-23 the keyboard alone marks, moves and confirms', async () => {
    const { user } = await openDialog();
    left().getByRole('checkbox', { name: 'Mercado 2 0002' }).focus();
    await user.keyboard(' ');
    move('Move marked to selected').focus();
    await user.keyboard('{Enter}');
    expect(codesOf(right())).toEqual(['0002']);
    dialog().getByRole('button', { name: 'Confirm' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(linked()).toEqual(['0002']));
  });
});

describe('thousands of establishments', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    cdEc: String(index).padStart(4, '0'),
    name: `Loja ${index}`,
    logradouro: '',
    numero: '',
    bairro: '',
    cep: '',
    cidade: '',
    uf: '',
  }));
  const nothing = { right: [], marked: new Set<string>() };

  test.each<[Move, number]>([
    ['allRight', 5000],
    ['selectedRight', 2],
    ['allLeft', 0],
    ['selectedLeft', 0],
  ])('VIEW-23 %s moves %i of them', (which, count) => {
    const choice = withMarks(nothing, ['0007', '4999'], true);
    const sides = [sideOf(many, choice), sideOf([], choice)] as const;
    const codes = movable(which, ...sides);
    expect(codes).toHaveLength(count);
    const after = moved(choice, which, codes);
    expect(after.right).toEqual(codes);
    expect([...after.marked].filter((code) => codes.includes(code))).toEqual([]);
  });

  test('VIEW-21 a search finds them by name and by code', () => {
    const search = searchOf(many);
    expect(search('loja 4999').map(({ cdEc }) => cdEc)).toEqual(['4999']);
    expect(search('0007').map(({ cdEc }) => cdEc)).toEqual(['0007']);
  });
});
