import { useMutation } from '@tanstack/react-query';
import { changePassword } from '../../../contract/password';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';

/** LOG-31: the key of the text that says that the criteria are not met. */
export const CRITERIA = 'password.own.criteria';

interface Change {
  newPassword: string;
  /** Sent when the server requires it. */
  currentPassword?: string;
}

/** Saves the person's own password. A reply other than true only says that the criteria are not met. */
export function useChangePassword() {
  const { mutate, isPending, error, reset } = useMutation<void, Error, Change>({
    mutationFn: async (change) => {
      const saved: unknown = await call(changePassword, { body: change });
      if (saved !== true) throw new PortalError('refused', 400, '', { newPassword: CRITERIA });
    },
  });
  return { save: mutate, saving: isPending, failure: error, forget: reset };
}
