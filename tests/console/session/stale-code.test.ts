import { afterEach, expect, test, vi } from 'vitest';
import { pageLoad } from '../../../src/session/page-load';
import { keepWork } from '../../../src/session/unsaved-work';
import { reloadOnce } from '../../../src/stale-code';
import { CodeFailure } from '../../../src/ui/code/failure';

afterEach(() => sessionStorage.clear());

test('code that a deployment has replaced brings one reload; a failure right after it is shown', () => {
  const reload = vi.spyOn(pageLoad, 'reload').mockImplementation(() => undefined);
  expect(reloadOnce(new CodeFailure(true))).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOnce(new CodeFailure(true))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('nothing is loaded anew over unsaved work, nor for a file that the network has lost', () => {
  const reload = vi.spyOn(pageLoad, 'reload').mockImplementation(() => undefined);
  let unsaved = true;
  const forget = keepWork(() => unsaved);
  expect(reloadOnce(new CodeFailure(true))).toBe(false);
  unsaved = false;
  expect(reloadOnce(new CodeFailure(false))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce(new CodeFailure(true))).toBe(true);
  forget();
});
