import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSelect } from './open-select';

const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('STMT-05 a list of thousands shows its first entries, "all" before them, and says that there are more', async () => {
  const { person, box } = await openSelect();
  await person.click(box);
  expect(listed().slice(0, 2)).toEqual(['All', 'Loja São 1']);
  expect(listed()).toHaveLength(101);
  expect(listed().at(-1)).toBe('Showing 100 of 5001. Type to narrow the list.');
});

test('STMT-05 typing searches every entry, without accents and in any order of words', async () => {
  const { person, box, onChange } = await openSelect();
  await person.type(box, '4711 SAO');
  expect(listed()).toEqual(['Loja São 4711']);
  await person.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['4711']);
});

test('STMT-11 Enter sends the form when no list is open, and chooses when one is', async () => {
  const { person, box, onSubmit, onChange } = await openSelect();
  await person.click(box);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['*']);
  expect(onSubmit).not.toHaveBeenCalled();
  await person.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('STMT-05 two choices show by name, the others behind +N, where each can be removed', async () => {
  const { person, onChange } = await openSelect(['1', '2', '3', '4']);
  expect(screen.getByText('Loja São 2')).toBeVisible();
  expect(screen.queryByText('Loja São 3')).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: '2 more, show all' });
  expect(more).toHaveTextContent('+2');
  await person.click(more);
  const list = await screen.findByRole('dialog', { name: 'Chosen in Stores' });
  await person.click(within(list).getByRole('button', { name: 'Remove Loja São 4' }));
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3']);
  await vi.waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  await person.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Stores' })).toHaveFocus());
});

test('STMT-05 a chip is removed by its cross, and from the keyboard', async () => {
  const { person, box, onChange } = await openSelect(['1', '2']);
  await person.click(screen.getByRole('button', { name: 'Remove Loja São 1' }));
  expect(onChange).toHaveBeenLastCalledWith(['2']);
  await person.click(box);
  await person.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('STMT-05 Backspace removes nothing that is not visible', async () => {
  const { person, box, onChange } = await openSelect(['1', '2', '3']);
  await person.click(box);
  await person.keyboard('{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
});

test('STMT-06 "all" drops the other choices, and another choice drops "all"', async () => {
  const { person, box, onChange } = await openSelect(['1']);
  await person.click(box);
  await person.click(screen.getByRole('option', { name: 'All' }));
  expect(onChange).toHaveBeenLastCalledWith(['*']);
  await person.click(screen.getByRole('option', { name: 'Loja São 7' }));
  expect(onChange).toHaveBeenLastCalledWith(['7']);
});

test('STMT-07 a field that is off says why', async () => {
  const { box } = await openSelect([], { disabledReason: 'Disabled: groups are chosen' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Disabled: groups are chosen');
});

test('USR-22 what a field that is off has is shown without anything to take it away', async () => {
  const { person } = await openSelect(['1', '2', '3'], { disabledReason: 'Disabled: groups are chosen' });
  for (const name of ['Loja São 1', 'Loja São 2']) expect(screen.getByTitle(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '1 more, show all' }));
  expect(await screen.findByText('Loja São 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('STMT-05 a choice that is no option any more shows by its key, so that it can be removed', async () => {
  await openSelect(['gone']);
  expect(screen.getByRole('button', { name: 'Remove gone' })).toBeVisible();
});
