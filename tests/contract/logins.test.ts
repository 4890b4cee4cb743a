import { expect, test } from 'vitest';
import { isLogin, loginFrom } from '../../contract/logins';

test.each([
  ['123.456.789-01', '12345678901'],
  ['123.456.789\u201101', '12345678901'],
  [' 123 456 789 01 ', '12345678901'],
  ['\u202a123.456.789-01\u202c', '12345678901'],
  ['1.234.567.890', '1234567890'],
  ['１２３４５６７８', '12345678'],
  ['000071-00001', '000071-00001'],
  ['000071\u201300001', '000071-00001'],
  ['12345678', '12345678'],
  ['123456-1234', '123456-1234'],
  ['123456789-01', '12345678901'],
  ['ana.lopes', 'ana.lopes'],
  ['', ''],
])('USR-42 %j is the login %j', (typed, login) => {
  expect(loginFrom(typed)).toBe(login);
  expect(loginFrom(login)).toBe(login);
  expect(isLogin(login)).toBe(/^\d/.test(login) && login !== '123456-1234');
});
