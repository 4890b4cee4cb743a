import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSelect } from './open-select';

const HINT = 'Paste a column from a spreadsheet to choose many at once.';

const shops = [
  { key: '*', value: '*' },
  { key: '0042', value: 'Padaria São João' },
  { key: '0171', value: 'Mercado' },
  { key: '0172', value: 'Mercado' },
];

/** Opens the select and pastes into it. */
async function paste(text: string, ...how: Parameters<typeof openSelect>) {
  const opened = await openSelect(...how);
  await opened.person.click(opened.box);
  await opened.person.paste(text);
  return opened;
}

const said = () => screen.getByRole('status').textContent;

test('STMT-05 a pasted column chooses every option that it names, in one go', async () => {
  const { box, onChange } = await paste('7\r\n4711\r\n12\r\n', ['5', '7']);
  expect(onChange.mock.calls).toEqual([[['5', '7', '4711', '12']]]);
  expect(said()).toBe('2 added; 1 already chosen');
  expect(box).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Show list' })).not.toBeInTheDocument();
});

test('STMT-05 the list closes, so that what came of it can be read, and Enter sends the form', async () => {
  const { person, box, onSubmit } = await paste('7\n12');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('STMT-05 what was not found is named, all of it in a list that can be copied', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { person, onChange } = await paste('7\n9001\n9002\n9003\n9004');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['7']);
  expect(said()).toBe('1 added; not found: 9001, 9002 and 2 more');
  await person.click(screen.getByRole('button', { name: 'Show list' }));
  const list = await screen.findByRole('dialog', { name: 'Not found in Stores' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['9001', '9002', '9003', '9004']);
  await person.click(within(list).getByRole('button', { name: 'Copy list' }));
  expect(await within(list).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('9001\n9002\n9003\n9004');
  await person.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Show list' })).toHaveFocus());
});

test('STMT-05 where the browser refuses its clipboard, the list is selected for one key to copy it', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { person } = await paste('9001\n9002');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('Refused', 'NotAllowedError'),
  );
  await person.click(screen.getByRole('button', { name: 'Show list' }));
  await person.click(await screen.findByRole('button', { name: 'Copy list' }));
  await vi.waitFor(() => expect(getSelection()?.toString()).toBe('90019002'));
  expect(screen.getByRole('button', { name: 'Copy list' })).toBeVisible();
});

test('STMT-05 a page without the clipboard shows the list all the same', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { person } = await paste('9001\n9002');
  await person.click(screen.getByRole('button', { name: 'Show list' }));
  expect(await screen.findByText('9002')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy list' })).not.toBeInTheDocument();
});

test('STMT-05 codes come without their zeros, names in any case; what several options fit is named', async () => {
  const { person, onChange } = await paste('171\nPADARIA SAO JOAO\nMercado', [], {
    options: shops,
    codes: true,
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['0171', '0042']);
  expect(said()).toBe('2 added; not found: Mercado');
  await person.click(screen.getByRole('button', { name: 'Show list' }));
  expect(await screen.findByText('Matches several options')).toBeVisible();
});

test('STMT-05 a very long value is named by its beginning', async () => {
  await paste(`7\n${'x'.repeat(500)}`);
  expect(said()).toBe(`1 added; not found: ${'x'.repeat(24)}…`);
});

test('STMT-06 a pasted option drops "all"; where nothing is found, "all" stays', async () => {
  const { person, onChange } = await paste('9001\n9002', ['*']);
  expect(onChange).not.toHaveBeenCalled();
  expect(said()).toBe('0 added; not found: 9001, 9002');
  await person.paste('7\n12');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['7', '12']);
  expect(said()).toBe('2 added');
});

test('STMT-05 a single value is typed, as ever', async () => {
  const { box, onChange } = await paste('4711');
  expect(box).toHaveValue('4711');
  expect(screen.getByRole('option')).toHaveTextContent('Loja São 4711');
  expect(onChange).not.toHaveBeenCalled();
  expect(said()).toBe('');
});

test('STMT-05 as long as there are no options nothing is called unknown', async () => {
  await paste('7\n12', [], { options: [] });
  expect(said()).toBe('');
});

test('STMT-07 a field that is off takes nothing', async () => {
  const { onChange } = await paste('7\n12', [], { disabledReason: 'Disabled: groups are chosen' });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('STMT-05 the message goes when it is dismissed, and when everything is cleared', async () => {
  const { person, box } = await paste('7\n9001');
  await person.click(screen.getByRole('button', { name: 'Hide message' }));
  expect(said()).toBe('');
  expect(box).toHaveFocus();
  await person.paste('12\n9001');
  expect(said()).toBe('1 added; not found: 9001');
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(said()).toBe('');
});

test('STMT-05 a long list says that a column can be pasted, until one types', async () => {
  const { person, box } = await openSelect();
  expect(box).toHaveAccessibleDescription(HINT);
  await person.click(box);
  expect(screen.getByText(HINT, { selector: 'p' })).toBeVisible();
  await person.click(screen.getByText(HINT, { selector: 'p' }));
  expect(screen.getByRole('listbox')).toBeVisible();
  await person.type(box, '47');
  expect(screen.queryByText(HINT, { selector: 'p' })).not.toBeInTheDocument();
});

test('STMT-05 a short list does not, nor one that is off', async () => {
  const { person, box } = await openSelect([], { options: shops });
  expect(box).not.toHaveAccessibleDescription();
  await person.click(box);
  expect(screen.queryByText(HINT, { selector: 'p' })).not.toBeInTheDocument();
});
