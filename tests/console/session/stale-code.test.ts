import { expect, test, vi } from 'vitest';
import { pageLoad } from '../../../src/session/page-load';
import { reloadOnce } from '../../../src/stale-code';

test('code that a deployment has replaced brings one reload; a failure right after it is shown', () => {
  const reload = vi.spyOn(pageLoad, 'reload').mockImplementation(() => undefined);
  const first = new Event('vite:preloadError', { cancelable: true });
  reloadOnce(first);
  expect(reload).toHaveBeenCalledOnce();
  expect(first.defaultPrevented).toBe(true);

  const second = new Event('vite:preloadError', { cancelable: true });
  reloadOnce(second);
  expect(reload).toHaveBeenCalledOnce();
  expect(second.defaultPrevented).toBe(false);
});
