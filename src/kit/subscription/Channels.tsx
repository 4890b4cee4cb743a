import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SubscriptionChannel } from '../../../contract/subscription-settings';
import { legendStyle } from '../list/controls-style';

interface ChannelsProps {
  value: SubscriptionChannel;
  offered: readonly SubscriptionChannel[];
  onChange: (channel: SubscriptionChannel) => void;
}

/** On which way it goes. */
export function Channels({ value, offered, onChange }: ChannelsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={legendStyle}>
        {translate('subscriptions.form.channel')}
      </FormLabel>
      <RadioGroup
        // More than two do not stand side by side in any language.
        row={offered.length < 3}
        aria-labelledby={id}
        value={value}
        onChange={(_event, channel) => onChange(channel as SubscriptionChannel)}
      >
        {offered.map((channel) => (
          <FormControlLabel
            key={channel}
            value={channel}
            label={translate(`subscriptions.form.${channel}`)}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
