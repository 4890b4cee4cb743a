import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import {
  ownPassword,
  ownPasswordMeets,
  type PasswordOwner,
  type PasswordRuleSet,
} from '../../../contract/passwords';
import { rulesStyle } from './password-style';

interface PasswordRulesProps {
  id: string;
  password: string;
  person: PasswordOwner;
  rules: PasswordRuleSet;
}

const states = {
  met: CheckCircleOutlined,
  unmet: RadioButtonUncheckedOutlined,
  /** LOG-32: only the server knows the previous passwords. */
  onSave: InfoOutlined,
};

/** LOG-29, LOG-31, LOG-32: the rules of a password, and which of them the typed one meets already. */
export function PasswordRules({ id, password, person, rules }: PasswordRulesProps) {
  const translate = useTranslate();
  const { least, most, criteria } = ownPassword[rules];
  const meets = ownPasswordMeets(password, person, rules);
  // An empty password would meet some rules, but nothing is typed yet.
  const met = criteria.filter((criterion) => password !== '' && meets[criterion]);
  const rule = (name: string, state: keyof typeof states) => {
    const Icon = states[state];
    return (
      <li key={name} className={state}>
        <Icon aria-hidden />
        <span>
          {translate(`password.own.rules.${name}`, { least, most })}
          <span style={visuallyHidden}>{`, ${translate(`password.own.rules.${state}`)}`}</span>
        </span>
      </li>
    );
  };
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={rulesStyle}>
      <Typography variant="subtitle2" component="h3" id={`${id}-title`}>
        {translate('password.own.rules.title')}
      </Typography>
      <Typography variant="caption" component="output" color="text.secondary">
        {translate('password.own.rules.count', { met: met.length, all: criteria.length })}
      </Typography>
      <ul id={id}>
        {criteria.map((name) => rule(name, met.includes(name) ? 'met' : 'unmet'))}
        {rule('notReused', 'onSave')}
      </ul>
    </Box>
  );
}
