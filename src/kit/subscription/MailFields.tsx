import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { findSubscriptionPeople } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { PeopleField, type PeopleSearch } from '../views/PeopleField';
import type { PartProps } from './form-field';

interface MailFieldsProps extends PartProps {
  /** The view that is sent: only people who may open it are found. */
  view: string;
  /** Whether the person may name others. */
  mayName: boolean;
  /** Whether the deployment allows files in mails. */
  attachments: boolean;
}

/** By mail: to whom, and whether the file itself goes with it. */
export function MailFields({ values, onChange, faultOf, view, mayName, attachments }: MailFieldsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`subscriptions.form.${key}`);
  const search = useMemo(
    (): PeopleSearch => ({
      key: ['subscriptionPeople', view],
      find: (wanted, signal) => call(findSubscriptionPeople, { query: { view, text: wanted }, signal }),
    }),
    [view],
  );
  const { recipients, attached } = values;
  return (
    <>
      {mayName ? (
        <PeopleField
          label={text('recipients')}
          search={search}
          most={SUBSCRIPTION.people}
          value={recipients}
          fault={faultOf('recipients')}
          onChange={(people) => onChange({ recipients: people })}
        />
      ) : (
        <>
          <Typography>{text('onlyMe')}</Typography>
          {faultOf('recipients') !== undefined && (
            <FormHelperText error>{faultOf('recipients')}</FormHelperText>
          )}
        </>
      )}
      <Typography variant="caption" color="text.secondary">
        {text('mailHelp')}
      </Typography>
      {(attachments || attached) && (
        <FormControl>
          <FormControlLabel
            label={text('attached')}
            control={
              <Checkbox checked={attached} onChange={(_event, chosen) => onChange({ attached: chosen })} />
            }
          />
          <FormHelperText error={faultOf('attached') !== undefined}>
            {faultOf('attached') ?? text('attachedHelp')}
          </FormHelperText>
        </FormControl>
      )}
    </>
  );
}
