import { useTranslate } from 'react-admin';
import { LoadingCard } from '../../kit/LoadingCard';
import { PageTitle } from '../../ui/PageTitle';
import type { AddressFilter } from './address-filter';

interface KeptFilterPendingProps extends Pick<AddressFilter, 'error' | 'retry'> {
  /** Key of the page's title. */
  title: string;
}

/** A report whose filter is still fetched, because the address has only its name. */
export function KeptFilterPending({ title, error, retry }: KeptFilterPendingProps) {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate(title)} />
      <LoadingCard
        title={translate(title)}
        error={error}
        failed={translate('list.keptFailed')}
        onRetry={retry}
        height={160}
      />
    </>
  );
}
