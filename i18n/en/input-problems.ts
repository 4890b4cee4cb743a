/**
 * What is wrong with a field of a call, by itself. The server says it; `%{sent}` is what was sent, in quotes, or one of
 * `sent` below. No text holds a colon (ERR-01).
 */
export const inputProblems = {
  missing: 'This field is missing.',
  text: '%{sent} is not text.',
  number: '%{sent} is not a number.',
  integer: '%{sent} is not a whole number.',
  boolean: '%{sent} is neither true nor false.',
  list: '%{sent} is not a list.',
  object: '%{sent} is not an object with fields.',
  tooLong: '%{sent} is too long. At most %{limit} characters are allowed.',
  tooShort: '%{sent} is too short. At least %{limit} characters are needed.',
  tooBig: '%{sent} is too large. The largest value is %{limit}.',
  tooSmall: '%{sent} is too small. The smallest value is %{limit}.',
  below: '%{sent} is too large. The value must be below %{limit}.',
  above: '%{sent} is too small. The value must be above %{limit}.',
  multiple: '%{sent} is not a multiple of %{limit}.',
  tooMany: 'There are too many entries (%{count}). At most %{limit} are allowed.',
  tooFew: 'There are too few entries (%{count}). At least %{limit} are needed.',
  choice:
    '%{sent} is not allowed here. The only allowed value is %{allowed}. |||| %{sent} is not allowed here. Allowed values are %{allowed}.',
  noSuch: 'There is no %{keys}.',
  notYours: 'You do not have access to %{keys}.',
  unknownKey: 'The field “%{key}” does not exist here.',
  date: '%{sent} is not a date in the format YYYY-MM-DD.',
  time: '%{sent} is not a time of day.',
  dateTime: '%{sent} is not a date and time.',
  email: '%{sent} is not an e-mail address.',
  format: '%{sent} does not have the required format.',
  noUtf8: 'The value contains bytes that are not UTF-8.',
  unheld: 'This number is larger than any that can be processed.',
  unstorable: '%{sent} contains a character that cannot be stored.',
  other: '%{sent} is not allowed here.',
  /** In place of what was sent, where it is not quoted. */
  sent: {
    value: 'The value',
    list: 'A list',
    object: 'An object with fields',
    nothing: 'An empty value',
  },
};
