import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DateField } from '../../kit/date-field/DateField';
import { FormSection } from '../../kit/edit/FormSection';
import { fieldsStyle } from '../../kit/user-form/form-style';
import type { UserForm } from './use-user-form';

interface ApiSectionProps {
  form: UserForm;
  apiUser: ReactNode;
}

/** USR-24 to USR-27: whether a manager has access to the reconciliation API, and from when until when. */
export function ApiSection({ form: { values, faults, refOf, change }, apiUser }: ApiSectionProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`users.form.${key}`);
  return (
    <FormSection title={text('api')} text={text('apiHelp')}>
      <Box sx={headStyle}>
        <FormControlLabel
          sx={{ margin: 0, gap: '12px' }}
          label={text('apiAccess')}
          control={
            <Switch
              checked={values.apiAccess}
              onChange={(_event, apiAccess) => change({ apiAccess })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        <Typography variant="body1" component="span" color="text.secondary" aria-hidden>
          {text(values.apiAccess ? 'apiOn' : 'apiOff')}
        </Typography>
        <Box className="user">{apiUser}</Box>
      </Box>
      {values.apiAccess && (
        <Box sx={fieldsStyle}>
          <DateField
            label={text('dtInicio')}
            required
            value={values.start}
            fault={faults.dtInicio}
            inputRef={refOf('dtInicio')}
            onChange={(start) => change({ start })}
          />
          <div>
            <DateField
              label={text('dtFinal')}
              value={values.end}
              disabled={values.endless}
              fault={faults.dtFinal}
              inputRef={refOf('dtFinal')}
              {...(values.endless && { emptyText: text('noEnd') })}
              onChange={(end) => change({ end })}
            />
            <FormControlLabel
              sx={{ margin: '4px 0 0 -6px' }}
              label={text('endless')}
              control={
                <Checkbox
                  checked={values.endless}
                  onChange={(_event, endless) => change({ endless, ...(endless && { end: '' }) })}
                />
              }
            />
          </div>
        </Box>
      )}
    </FormSection>
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
