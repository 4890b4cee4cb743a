import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FactorRules } from '../../../../contract/factor-rules';
import { ResetFactor } from '../../../network/second-factor/ResetFactor';
import { useSinceText } from '../../../network/second-factor/use-since-text';
import { rowsStyle } from './rows-style';

interface AdministratorRowsProps {
  administrators: FactorRules['administrators'];
}

/** The provider administrators, whom no list of users has, and their second factors; one's own is on its own page. */
export function AdministratorRows({ administrators }: AdministratorRowsProps) {
  const translate = useTranslate();
  const sinceText = useSinceText();
  return (
    <Box component="ul" aria-label={translate('secondFactor.administrators.title')} sx={rowsStyle}>
      {administrators.map(({ id, name, login, since, own }) => (
        <li key={id}>
          <div className="about">
            <Typography component="div" sx={{ fontWeight: 500 }}>
              {name} {own && <Chip size="small" label={translate('secondFactor.administrators.own')} />}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {login} · {sinceText(since)}
            </Typography>
          </div>
          {since !== null && !own && <ResetFactor user={id} name={name} />}
        </li>
      ))}
    </Box>
  );
}
