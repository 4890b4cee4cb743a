import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { AdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { PortalConfig } from '../../../../contract/config';
import type { Language } from '../../../../contract/languages';
import { loadCatalogue } from '../../../../i18n';
import { DateField } from '../../../../src/kit/date-field/DateField';
import { TimeField } from '../../../../src/network/reports/period/TimeField';
import { speakerOf } from '../../../../src/shell/language/i18n-provider';
import { DeploymentContext } from '../../../../src/ui/format/deployment';

/* STMT-03, STMT-04, USR-25: what is typed and is no date stays as it was typed, and the field says so by itself. */

const sent = vi.fn();

/** A date and a time in a form, in which nobody but the fields judges them. */
function Page({ kept }: { kept: (date: string) => void }) {
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent(date);
  };
  const change = (value: string) => {
    kept(value);
    setDate(value);
  };
  return (
    <form onSubmit={submit}>
      <DateField label="Start" value={date} onChange={change} />
      <TimeField label="Time" value={time} onChange={setTime} />
      <button type="submit">Send</button>
    </form>
  );
}

async function show(language: Language = 'en', currency = 'BRL') {
  const kept = vi.fn();
  const page = async (spoken: Language) => (
    <AdminContext i18nProvider={speakerOf(spoken, await loadCatalogue(spoken)).i18nProvider}>
      <DeploymentContext value={{ currency, timeZone: 'America/Sao_Paulo' } as PortalConfig}>
        <Page kept={kept} />
      </DeploymentContext>
    </AdminContext>
  );
  const { rerender } = render(await page(language));
  const user = userEvent.setup({ delay: null });
  return {
    user,
    last: () => kept.mock.lastCall?.[0],
    field: screen.getByRole('textbox', { name: 'Start' }),
    time: screen.getByRole('textbox', { name: 'Time' }),
    speak: async (spoken: Language) => rerender(await page(spoken)),
  };
}

test.each(['31/02/2026', 'abc', '2026-13-01', '18/11', '1'])(
  'STMT-03 USR-25 %s is no date: it stays, and the field says so once it was left',
  async (text) => {
    const { user, field, last } = await show();
    await user.type(field, text);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toHaveValue(text);
    expect(last()).toBe(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This date does not exist. Type it as dd/mm/yyyy.');
  },
);

test('STMT-03 Enter sends the form, and the field says what it has read', async () => {
  const { user, field } = await show();
  await user.type(field, '31/02/2026{Enter}');
  expect(sent).toHaveBeenLastCalledWith('31/02/2026');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('This date does not exist. Type it as dd/mm/yyyy.');
  await user.clear(field);
  expect(field).toBeValid();
  await user.type(field, '28022026{Enter}');
  expect(sent).toHaveBeenLastCalledWith('2026-02-28');
  expect(field).toHaveValue('28 Feb 2026');
  expect(field).toBeValid();
});

test('STMT-03 the sentence waits until a press is over, because it would move the button below', async () => {
  const { user, field } = await show();
  await user.type(field, 'abc');
  const send = screen.getByRole('button', { name: 'Send' });
  await user.pointer({ keys: '[MouseLeft>]', target: send });
  expect(field).not.toHaveFocus();
  expect(field).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: send });
  expect(sent).toHaveBeenLastCalledWith('abc');
  expect(field).toBeInvalid();
});

test('STMT-03 another language neither loses a text that is no date nor makes a date of it', async () => {
  const { user, field, last, speak } = await show('pt', 'USD');
  // In English and US dollars the month stands first: there this would be a date.
  await user.type(field, '02/13/2026');
  await user.tab();
  for (const [language, sentence] of [
    ['en', 'This date does not exist. Type it as mm/dd/yyyy.'],
    ['co', 'Esta fecha no existe. Escríbala como dd/mm/aaaa.'],
    ['es', 'Esta fecha no existe. Escríbala como dd/mm/aaaa.'],
    ['pt', 'Esta data não existe. Digite no formato dd/mm/aaaa.'],
  ] as const) {
    await speak(language);
    expect(field).toHaveValue('02/13/2026');
    expect(field).toHaveAccessibleDescription(sentence);
  }
  expect(last()).toBe('02/13/2026');
});

test('STMT-04 a text that is no time stays, and the field says so', async () => {
  const { user, time } = await show();
  await user.type(time, '25:00');
  await user.tab();
  expect(time).toHaveValue('25:00');
  expect(time).toHaveAccessibleDescription('This time does not exist. Type it as hh:mm:ss.');
});
