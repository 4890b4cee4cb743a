import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import type { AccessWish } from '../../../contract/access-effect';
import { EffectDialog } from './EffectDialog';
import { BeforeEffect, fetchEffect } from './EffectOf';
import { isEffectChanged } from './is-effect-changed';

fetchEffect();

interface PendingConfirmation {
  change: AccessWish;
  /** How many times the effect of this save has been shown already. */
  round: number;
  resolve: (confirmed: boolean) => void;
}

interface EffectConfirmation {
  /** Shows the effect and waits for the person's decision. What is saved then carries what was shown. */
  confirm: (change: AccessWish) => Promise<boolean>;
  /** Call it where a save changes nobody's access, so that nothing is shown and nothing is sent with it. */
  unchanged: () => true;
  dialog: ReactNode;
}

/** react-admin's create and update, as far as their middlewares are concerned. */
type Mutation = (resource: string, params: never, next?: never) => Promise<unknown>;

/**
 * For a form in EditRecord or CreateRecord whose save changes what people have access to. The save is sent with the
 * effect that was shown, and the server makes it with that effect or not at all. If the effect has changed meanwhile,
 * the dialog shows the new one and asks again.
 */
export function useEffectConfirmation(title: string): EffectConfirmation {
  const translate = useTranslate();
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const shown = useRef<{ change: AccessWish; fingerprint: string } | null>(null);

  const requestConfirmation = useCallback(
    (change: AccessWish, round: number) =>
      new Promise<boolean>((resolve) => setPending({ change, round, resolve })),
    [],
  );
  const settle = (fingerprint: string | null) => {
    shown.current = pending === null || fingerprint === null ? null : { change: pending.change, fingerprint };
    setPending(null);
    pending?.resolve(fingerprint !== null);
  };

  const middleware = useCallback(
    async (
      resource: string,
      params: { data: object },
      next: (resource: string, params: object) => Promise<unknown>,
    ): Promise<unknown> => {
      for (let round = 1; ; round += 1) {
        const effect = shown.current?.fingerprint;
        const data = effect === undefined ? params.data : { ...params.data, effect };
        try {
          return await next(resource, { ...params, data });
        } catch (error) {
          const change = shown.current?.change;
          if (!isEffectChanged(error) || change === undefined || !(await requestConfirmation(change, round)))
            throw error;
        }
      }
    },
    [requestConfirmation],
  );
  useRegisterMutationMiddleware(middleware as unknown as Mutation as never);

  return {
    confirm: (change) => requestConfirmation(change, 0),
    unchanged: () => {
      shown.current = null;
      return true;
    },
    dialog: (
      <>
        <BeforeEffect />
        {pending !== null && (
          <EffectDialog
            change={pending.change}
            round={pending.round}
            title={title}
            confirm={translate('effect.confirm')}
            onCancel={() => settle(null)}
            onConfirm={({ fingerprint }) => settle(fingerprint)}
          />
        )}
      </>
    ),
  };
}
