import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { silentShops } from '../../../../contract/silence';
import { call } from '../../../portal/client';
import { SilenceDetails } from './SilenceDetails';
import { SilenceHead } from './SilenceHead';
import { SilenceSkeleton } from './SilenceSkeleton';
import { panelStyle } from './silence-style';

/** The result changes once an hour, so a return to the page within this time makes no call. */
const FRESH_MS = 60_000;

/**
 * The establishments that should have deposited by now and have not: a line of fixed height above the dashboard, so
 * that nothing moves, and a button that shows the reason for each.
 */
export function SilencePanel() {
  const translate = useTranslate();
  const heading = useId();
  const details = useId();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['silentShops'],
    queryFn: ({ signal }) => call(silentShops, { signal }),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data === undefined && isFetching) return <SilenceSkeleton text={translate('silence.loading')} />;
  return (
    <Card component="section" aria-labelledby={heading} sx={panelStyle}>
      <div className="head">
        <SilenceHead headingId={heading} reply={data} error={error} />
        {data === undefined ? (
          <Button variant="outlined" size="small" onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            size="small"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            {translate(open ? 'silence.hide' : 'silence.show')}
          </Button>
        )}
      </div>
      {data !== undefined && (
        <div id={details} className="details" hidden={!open}>
          <SilenceDetails reply={data} />
        </div>
      )}
    </Card>
  );
}
