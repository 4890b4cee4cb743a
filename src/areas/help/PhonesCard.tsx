import CallOutlined from '@mui/icons-material/CallOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { configQuery } from '../../portal/config-query';
import { useFormat } from '../../ui/format/use-format';
import { type Phone, phonesOf } from '../../ui/phones';
import { useDelayed } from '../../ui/states/use-delayed';
import { HelpCard } from './HelpCard';
import { contactStyle, rowsStyle } from './help-style';

/** HELP-01: the phone numbers for the person's language, as links that call them. */
export function PhonesCard() {
  const translate = useTranslate();
  const { language } = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(configQuery);
  return (
    <HelpCard title={translate('help.phones.title')} text={translate('session.phones.text')}>
      {data !== undefined && <Phones phones={phonesOf(data.phones[language])} />}
      {data === undefined && isError && !isFetching && (
        <Alert severity="error" sx={{ marginTop: '12px' }}>
          {translate('session.phones.failed')}
          <Button
            size="small"
            variant="outlined"
            onClick={() => void refetch()}
            sx={{ display: 'flex', margin: '8px 0 4px' }}
          >
            {translate('common.retry')}
          </Button>
        </Alert>
      )}
      {data === undefined && (!isError || isFetching) && <Waiting />}
    </HelpCard>
  );
}

function Phones({ phones }: { phones: readonly Phone[] }) {
  const translate = useTranslate();
  if (phones.length === 0) {
    return (
      <Typography variant="body1" sx={{ marginTop: '12px' }}>
        {translate('help.phones.none')}
      </Typography>
    );
  }
  return (
    <Box component="dl" sx={rowsStyle}>
      {phones.map(({ kind, number, href }) => (
        <div key={kind} className="row">
          <Typography component="dt">{translate(`session.phones.${kind}`)}</Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            <Link href={href} underline="hover" sx={contactStyle}>
              {kind === 'messaging' ? <SmsOutlined fontSize="small" /> : <CallOutlined fontSize="small" />}
              {number}
            </Link>
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Waiting() {
  const shown = useDelayed(true, 200);
  return (
    <Box aria-busy sx={rowsStyle}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="row">
          {shown && <Skeleton variant="rounded" height={12} width="60%" />}
        </div>
      ))}
    </Box>
  );
}
