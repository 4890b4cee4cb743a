import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DateField } from '../../kit/date-field/DateField';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/edit/form-style';
import { useFormInput } from '../../kit/edit/use-form-input';
import { useMended } from '../../network/user-form/person-form';

interface ApiSectionProps {
  apiUser: ReactNode;
  client: ReactNode;
  webhooks: ReactNode;
}

/** USR-24 to USR-27: whether a manager has access to the reconciliation API, and in which period. */
export function ApiSection({ apiUser, client, webhooks }: ApiSectionProps) {
  const translate = useTranslate();
  const { field } = useFormInput({ source: 'apiAccess' });
  const apiAccess = field.value === true;
  const text = (key: string) => translate(`users.form.${key}`);
  return (
    <FormSection title={text('api')} text={text('apiHelp')}>
      <Box sx={headStyle}>
        <FormControlLabel
          sx={{ margin: 0, gap: '12px' }}
          label={text('apiAccess')}
          control={
            <Switch
              checked={apiAccess}
              onChange={(_event, checked) => field.onChange(checked)}
              slotProps={{ input: { ref: field.ref, role: 'switch' } }}
            />
          }
        />
        <Typography variant="body1" component="span" color="text.secondary" aria-hidden>
          {text(apiAccess ? 'apiOn' : 'apiOff')}
        </Typography>
        <Box className="user">{apiUser}</Box>
      </Box>
      {apiAccess && <ApiPeriod />}
      {client}
      {webhooks}
    </FormSection>
  );
}

/** USR-25 to USR-27: the period of access, with or without an end. */
function ApiPeriod() {
  const translate = useTranslate();
  const text = (key: string) => translate(`users.form.${key}`);
  const { setValue } = useFormContext();
  const mended = useMended('start');
  const start = useFormInput({ source: 'start', onChange: mended });
  const end = useFormInput({ source: 'end', onChange: mended });
  const endless = useFormInput({ source: 'endless', onChange: mended });
  const hasNoEnd = endless.field.value === true;
  return (
    <Box sx={fieldsStyle}>
      <DateField
        label={text('dtInicio')}
        required
        value={start.field.value}
        fault={start.fault}
        inputRef={start.field.ref}
        onChange={start.field.onChange}
      />
      <div>
        <DateField
          label={text('dtFinal')}
          value={end.field.value}
          min={start.field.value}
          disabled={hasNoEnd}
          fault={end.fault}
          inputRef={end.field.ref}
          {...(hasNoEnd && { emptyText: text('noEnd') })}
          onChange={end.field.onChange}
        />
        <FormControlLabel
          sx={{ margin: '4px 0 0 -6px' }}
          label={text('endless')}
          control={
            <Checkbox
              checked={hasNoEnd}
              onChange={(_event, checked) => {
                endless.field.onChange(checked);
                if (checked) setValue('end', '');
              }}
            />
          }
        />
      </div>
    </Box>
  );
}

const headStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 36,
  '& .user': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginLeft: { xs: 0, md: 'auto' },
  },
};
