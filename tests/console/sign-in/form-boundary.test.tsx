import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FormBoundary } from '../../../src/sign-in/FormBoundary';

function Form({ fails }: { fails: () => boolean }) {
  const [login, setLogin] = useState('');
  const [pressed, press] = useState(false);
  if (pressed && fails()) {
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  }
  return (
    <form>
      <input
        aria-label="Login"
        name="login"
        value={login}
        onChange={({ target }) => setLogin(target.value)}
      />
      <button type="button" onClick={() => press(true)}>
        Go on
      </button>
    </form>
  );
}

async function failing(times: number) {
  let left = times;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(
    <FormBoundary>
      <Form fails={() => (left -= 1) >= 0} />
    </FormBoundary>,
  );
  await user.type(screen.getByLabelText('Login'), '123.456');
  await user.click(screen.getByRole('button'));
  return user;
}

test('a form that fails when it is drawn is drawn anew, with what was typed', async () => {
  // React tries once more by itself.
  const user = await failing(2);
  const login = screen.getByLabelText('Login');
  expect(login).toHaveValue('123.456');
  await user.type(login, '7');
  expect(login).toHaveValue('123.4567');
});
