import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
// Before the clock is stopped: its dates are made from the Date that there is.
import '../../../../contract/calendar';
import type { PortalConfig } from '../../../../contract/config';
import { type Language, localeOf } from '../../../../contract/languages';
import { loadCatalogue } from '../../../../i18n';
import { DateField } from '../../../../src/kit/date-field/DateField';
import { speakerOf } from '../../../../src/shell/language/i18n-provider';
import { DeploymentContext } from '../../../../src/ui/format/deployment';
import { setWidth } from '../../../support/screen-width';
import { inEveryZone } from '../../../support/zones';

/** The 19th in Sao Paulo still, where the network is, and the 20th at UTC and in Apia. */
const LATE_IN_SAO_PAULO = new Date('2026-11-20T02:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LATE_IN_SAO_PAULO });
});

interface Options {
  language?: Language;
  value?: string;
  min?: string;
  max?: string;
  width?: number;
}

/** A date field alone on a page, and the values that it passes to its owner. */
async function show({ language = 'en', value = '2026-11-16', width = 1440, ...bounds }: Options = {}) {
  setWidth(width);
  const deployment = { currency: null, timeZone: 'America/Sao_Paulo' } as PortalConfig;
  const catalogue = await loadCatalogue(language);
  const changed = vi.fn();
  function Page() {
    const [date, setDate] = useState(value);
    const onChange = (now: string) => {
      changed(now);
      setDate(now);
    };
    return <DateField label="Start" value={date} onChange={onChange} {...bounds} />;
  }
  render(
    <AdminContext i18nProvider={speakerOf(language, catalogue).i18nProvider}>
      <DeploymentContext value={deployment}>
        <Page />
      </DeploymentContext>
    </AdminContext>,
  );
  const user = userEvent.setup({ delay: null });
  const button = screen.getByRole('button', { name: catalogue.dates.openCalendar });
  return {
    user,
    button,
    changed,
    texts: catalogue.dates,
    open: async () => {
      await user.click(button);
      return within(await screen.findByRole('dialog', { name: 'Start' }));
    },
  };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

inEveryZone(() => {
  test('STMT-03 a day of the calendar goes into the field, and the focus back to the button', async () => {
    const { open, user, button, changed } = await show();
    const calendar = await open();
    const chosen = calendar.getByRole('gridcell', { name: 'Monday, 16 November 2026' });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(chosen).toHaveFocus());
    await user.click(calendar.getByRole('gridcell', { name: 'Sunday, 1 November 2026' }));
    await closed();
    expect(changed.mock.calls).toEqual([['2026-11-01']]);
    expect(screen.getByLabelText('Start')).toHaveValue('1 Nov 2026');
    expect(button).toHaveFocus();
  });

  test('STMT-03 a day whose midnight the clocks leapt over stands in its place', async () => {
    const { open, user, changed } = await show({ value: '2018-11-03' });
    const calendar = await open();
    const cells = calendar.getAllByRole('gridcell').map((cell) => cell.textContent);
    expect(cells.slice(0, 14)).toEqual('28 29 30 31 1 2 3 4 5 6 7 8 9 10'.split(' '));
    await user.click(calendar.getByRole('gridcell', { name: 'Sunday, 4 November 2018' }));
    expect(changed.mock.calls).toEqual([['2018-11-04']]);
  });

  test('STMT-03 the day that is marked is that of the network', async () => {
    const { open } = await show();
    const calendar = await open();
    const marked = calendar.getAllByRole('gridcell', { current: 'date' });
    expect(marked.map((day) => day.getAttribute('aria-label'))).toEqual(['Thursday, 19 November 2026']);
  });

  test('STMT-03 the keyboard walks over days, weeks and months, and chooses', async () => {
    const { button, user, changed } = await show();
    button.focus();
    await user.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Start' }));
    const focused = (name: string) =>
      waitFor(() => expect(calendar.getByRole('gridcell', { name })).toHaveFocus());
    await focused('Monday, 16 November 2026');
    await user.keyboard('{ArrowLeft}');
    await focused('Sunday, 15 November 2026');
    await user.keyboard('{ArrowDown}');
    await focused('Sunday, 22 November 2026');
    await user.keyboard('{PageUp}');
    await focused('Thursday, 22 October 2026');
    await user.keyboard('{PageDown}');
    await focused('Sunday, 22 November 2026');
    await user.keyboard('{End}');
    await focused('Saturday, 28 November 2026');
    await user.keyboard('{Enter}');
    await closed();
    expect(changed.mock.calls).toEqual([['2026-11-28']]);
    expect(button).toHaveFocus();
  });
});

test.each<[Language, string, string]>([
  ['en', 'November 2026', 'Monday, 16 November 2026'],
  ['co', 'noviembre de 2026', 'Lunes, 16 de noviembre de 2026'],
  ['es', 'noviembre de 2026', 'Lunes, 16 de noviembre de 2026'],
  ['pt', 'novembro de 2026', 'Segunda-feira, 16 de novembro de 2026'],
])(
  'STMT-03 SHELL-21 in %s the calendar says %s, and begins its weeks as its readers do',
  async (language, month, day) => {
    const { open, texts } = await show({ language });
    const calendar = await open();
    expect(calendar.getByText(month)).toBeVisible();
    expect(calendar.getByRole('gridcell', { name: day })).toBeVisible();
    for (const name of [texts.previousMonth, texts.nextMonth, texts.chooseYear]) {
      expect(calendar.getByRole('button', { name })).toBeVisible();
    }
    const locale = new Intl.Locale(localeOf[language]) as Intl.Locale & { weekInfo?: { firstDay: number } };
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // 1 November 2026 is a Sunday; to `Intl` 7 is a Sunday and 1 a Monday.
    const first = new Date(Date.UTC(2026, 10, 1 + ((locale.weekInfo?.firstDay ?? 0) % 7)));
    expect(calendar.getAllByRole('columnheader')[0]).toHaveAccessibleName(weekday.format(first));
  },
);

test('STMT-03 a year that is chosen changes nothing until a day is', async () => {
  const { open, user, changed, texts } = await show();
  const calendar = await open();
  await user.click(calendar.getByRole('button', { name: texts.chooseYear }));
  await user.click(await calendar.findByRole('radio', { name: '2024' }));
  const day = await calendar.findByRole('gridcell', { name: 'Friday, 29 November 2024' });
  expect(changed).not.toHaveBeenCalled();
  await user.click(day);
  expect(changed.mock.calls).toEqual([['2024-11-29']]);
});

test('STMT-25 USR-25 days before the first one and after the last cannot be chosen', async () => {
  const { open } = await show({ min: '2026-11-10', max: '2026-11-24' });
  const calendar = await open();
  const day = (name: string) => calendar.getByRole('gridcell', { name });
  expect(day('Monday, 9 November 2026')).toBeDisabled();
  expect(day('Tuesday, 10 November 2026')).toBeEnabled();
  expect(day('Tuesday, 24 November 2026')).toBeEnabled();
  expect(day('Wednesday, 25 November 2026')).toBeDisabled();
  expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test.each(['', '1/2', '31/11/2026'])(
  'STMT-03 a field that holds "%s" opens at the network’s day',
  async (value) => {
    const { open } = await show({ value });
    const calendar = await open();
    expect(calendar.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    const today = calendar.getByRole('gridcell', { name: 'Thursday, 19 November 2026' });
    await waitFor(() => expect(today).toHaveFocus());
  },
);

test('STMT-03 Escape closes the calendar and changes nothing', async () => {
  const { open, user, button, changed } = await show();
  await open();
  await user.keyboard('{Escape}');
  await closed();
  expect(changed).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('SHELL-19 on a phone it is a dialog that says of which field, and can be left', async () => {
  const { open, user, changed } = await show({ width: 390 });
  const calendar = await open();
  expect(calendar.getByRole('heading', { name: 'Start' })).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(changed).not.toHaveBeenCalled();
});
