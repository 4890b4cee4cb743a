/** PostgreSQL's class of what is wrong with a value: its messages repeat the value, in the language of the cluster. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** What may be said of a failure to people who have no business with what is in the database (logs, terminals). */
export function failureText(error: Error): { message: string; stack: string } {
  const { message, stack = '', code } = error as Error & { code?: unknown };
  if (typeof code !== 'string' || !DATA_EXCEPTION.test(code)) return { message, stack };
  const said = `the database refused a value (${code})`;
  // The stack begins with the message, which may have any number of lines.
  const [head = ''] = stack.split(message);
  const calls = head === stack ? '' : stack.slice(head.length + message.length);
  return { message: said, stack: `${head === stack ? '' : head}${said}${calls}` };
}
