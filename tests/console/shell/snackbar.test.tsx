import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { AdminContext, useNotify } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { SNACKBAR_MS } from '../../../contract/limits';
import { loadCatalogue } from '../../../i18n';
import { GlobalSnackbar } from '../../../src/shell/feedback/GlobalSnackbar';
import { speakerOf } from '../../../src/shell/language/i18n-provider';
import { themeFor } from '../../../src/ui/theme/theme-for';
import { darkTokens, lightTokens } from '../../../src/ui/theme/tokens';

const speaker = vi.fn<(notify: ReturnType<typeof useNotify>) => void>();
function Speaker() {
  const notify = useNotify();
  useEffect(() => speaker(notify), [notify]);
  return null;
}

beforeEach(async () => {
  const catalogue = await loadCatalogue('en');
  vi.useFakeTimers();
  render(
    <AdminContext i18nProvider={speakerOf('en', catalogue).i18nProvider} theme={themeFor(lightTokens)}>
      <Speaker />
      <GlobalSnackbar />
    </AdminContext>,
  );
});

/** More than it takes to fade. */
const FADE_MS = 500;

const say = (...told: Parameters<ReturnType<typeof useNotify>>) =>
  act(() => speaker.mock.lastCall?.[0](...told));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('SHELL-27 a message shows for 6000 ms', async () => {
  say('errors.list', { type: 'error' });
  await pass(SNACKBAR_MS - 1);
  expect(SNACKBAR_MS).toBe(6000);
  expect(screen.getByText('Error loading list!')).toBeVisible();
  await pass(1);
  await pass(FADE_MS);
  expect(screen.queryByText('Error loading list!')).not.toBeInTheDocument();
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('SHELL-27 a message has a severity: %s is a %s', (type, role) => {
  say('Saved.', { type });
  expect(screen.getByRole(role)).toHaveAttribute('data-severity', type);
  expect(screen.getByRole(role)).toHaveTextContent('Saved.');
});

test('SHELL-27 each severity has its colour, of edge and icon', () => {
  vi.stubEnv('PORTAL_TEST_STYLES', 'on');
  const { in: success, primary: info, warning, out: error } = darkTokens;
  for (const [type, colour] of Object.entries({ success, info, warning, error })) {
    say(`Told as ${type}.`, { type: type as 'info' });
    const shown = screen.getByText(`Told as ${type}.`).closest<HTMLElement>('[data-severity]');
    const icon = shown?.querySelector<SVGElement>('.severity');
    if (!shown || !icon) throw new Error(`${type} has no icon`);
    expect(getComputedStyle(shown).borderLeftColor, type).toBe(rgb(colour));
    expect(getComputedStyle(icon).color, type).toBe(rgb(colour));
  }
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('SHELL-27 there is one snackbar: a newer message takes its place and has its own time', async () => {
  say('First.');
  await pass(5000);
  say('Second.');
  await pass(0);
  expect(screen.queryByText('First.')).not.toBeInTheDocument();
  await pass(5000);
  expect(screen.getByText('Second.')).toBeVisible();
  await pass(1000);
  await pass(FADE_MS);
  expect(screen.queryByText('Second.')).not.toBeInTheDocument();
});

test('SHELL-27 it can be closed, and a press beside it does not close it', async () => {
  say('Saved.');
  await pass(500);
  fireEvent.click(document.body);
  await pass(500);
  expect(screen.getByText('Saved.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(500);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});
