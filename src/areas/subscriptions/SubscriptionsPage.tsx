import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { SENDING_PARAMETER, SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { RowDialogs } from '../../kit/list/RowDialogs';
import { EVERYBODY, OF } from '../../network/subscriptions/addresses';
import { useMayChange } from '../../session/use-may-change';
import { PageTitle } from '../../ui/PageTitle';
import { EverybodysSubscriptions } from './EverybodysSubscriptions';
import { OneSending } from './OneSending';
import { OwnSubscriptions } from './OwnSubscriptions';

/** `/assinaturas`: the person's subscriptions; for level 1 those of everybody too. */
export function SubscriptionsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const manages = useMayChange('/usuarios');
  const all = manages && parameters.get(OF) === EVERYBODY;
  const sending = parameters.get(SENDING_PARAMETER);
  return (
    <>
      <PageTitle title={translate('screens./assinaturas.title')} />
      <Box sx={pageStyle}>
        <Typography variant="body2" color="text.secondary">
          {translate('subscriptions.text')}
        </Typography>
        {manages && (
          <Tabs
            value={all ? EVERYBODY : ''}
            aria-label={translate('subscriptions.tabs.label')}
            onChange={(_event, tab: string) =>
              void navigate({ pathname: SUBSCRIPTIONS_PAGE, search: tab === '' ? '' : `?${OF}=${tab}` })
            }
            sx={tabsStyle}
          >
            <Tab value="" label={translate('subscriptions.tabs.mine')} />
            <Tab value={EVERYBODY} label={translate('subscriptions.tabs.everybody')} />
          </Tabs>
        )}
        <RowDialogs>{all ? <EverybodysSubscriptions /> : <OwnSubscriptions />}</RowDialogs>
      </Box>
      {sending !== null && sending !== '' && <OneSending id={sending} />}
    </>
  );
}

const pageStyle: SxProps<Theme> = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' };
const tabsStyle: SxProps<Theme> = { borderBottom: '1px solid', borderColor: 'divider', marginTop: '-8px' };
