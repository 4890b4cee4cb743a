import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ruleSetOf } from '../../../contract/passwords';
import { LoadingCard } from '../../kit/LoadingCard';
import { configQuery } from '../../portal/config-query';
import { hasFactor, useOwnFactor } from '../../session/use-own-factor';
import { PageTitle } from '../../ui/PageTitle';
import { PasswordForm } from './PasswordForm';

/** `/alterar-senha-perfil` (LOG-27 to LOG-33). */
export function PasswordPage() {
  const translate = useTranslate();
  const title = translate('screens./alterar-senha-perfil.title');
  // It is there before the console is; the server knows it anyway.
  const { passwordPolicy: policy = 'specification' } = useQuery(configQuery).data ?? {};
  return (
    <>
      <PageTitle title={title} />
      {policy === 'nist' ? <FormByLength title={title} /> : <PasswordForm rules={policy} />}
    </>
  );
}

/** The form where length alone counts: how long a password has to be depends on whether there is a second factor. */
function FormByLength({ title }: { title: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useOwnFactor();
  if (data !== undefined) return <PasswordForm rules={ruleSetOf('nist', hasFactor(data))} />;
  return (
    <LoadingCard
      title={title}
      error={isFetching ? null : error}
      failed={translate('password.own.rules.failed')}
      onRetry={refetch}
      height={160}
    />
  );
}
