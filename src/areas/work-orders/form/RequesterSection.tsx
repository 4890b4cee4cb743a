import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getOwnAddress } from '../../../../contract/users';
import { FormSection } from '../../../kit/edit/FormSection';
import { fieldsStyle } from '../../../kit/edit/form-style';
import { call } from '../../../portal/client';
import { useSession } from '../../../session/use-session';
import { ReadOnlyField } from '../../../ui/fields/ReadOnlyField';
import { OptionsFailure } from './OptionsFailure';

/** WO-21: the requester, from the session and API-12; the server accepts nobody else. */
export function RequesterSection() {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.form.${key}`);
  const { name, login } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['ownAddress'],
    queryFn: ({ signal }) => call(getOwnAddress, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const failure = data === undefined && !isFetching ? error : null;
  return (
    <FormSection title={text('user')} text={text('userHelp')}>
      <Box sx={fieldsStyle}>
        <ReadOnlyField whole label={text('name')} value={name} />
        <ReadOnlyField whole label={text('login')} value={login} />
        <div>
          <ReadOnlyField whole label={text('email')} value={data?.email ?? ''} />
          <OptionsFailure error={failure} retry={() => void refetch()} />
        </div>
      </Box>
    </FormSection>
  );
}
