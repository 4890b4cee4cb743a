import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownFactorRule } from '../../../../contract/factor-rules';
import { useFormat } from '../../../ui/format/use-format';
import { useToday } from '../../../ui/format/use-today';
import { profileName } from './profile-name';
import { RuleDialog } from './RuleDialog';
import { rowsStyle } from './rows-style';

/** The rule of each profile, how many people have a second factor, and the button that changes the rule. */
export function RuleRows({ rules }: { rules: readonly ShownFactorRule[] }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const ruleText = useRuleText();
  const [edited, setEdited] = useState<ShownFactorRule | null>(null);
  const name = ({ profile }: ShownFactorRule) => translate(profileName(profile));
  return (
    <>
      <Box component="ul" aria-label={translate('secondFactor.rules.title')} sx={rowsStyle}>
        {rules.map((rule) => (
          <li key={rule.profile}>
            <div className="about">
              <Typography component="div" sx={{ fontWeight: 500 }}>
                {name(rule)}
              </Typography>
              <Typography variant="body2">{ruleText(rule)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {rule.people === 0
                  ? translate('secondFactor.rules.nobody')
                  : translate('secondFactor.rules.enrolled', {
                      smart_count: rule.people,
                      enrolled: integer(rule.enrolled),
                      people: integer(rule.people),
                    })}
              </Typography>
            </div>
            {rule.deployment === 'required' ? (
              <Typography variant="body2" color="text.secondary">
                {translate('secondFactor.rules.bySettings')}
              </Typography>
            ) : (
              <Button
                variant="outlined"
                size="small"
                aria-label={translate('secondFactor.rules.edit.of', { profile: name(rule) })}
                onClick={() => setEdited(rule)}
              >
                {translate('secondFactor.rules.edit.action')}
              </Button>
            )}
          </li>
        ))}
      </Box>
      <RuleDialog rule={edited} onClose={() => setEdited(null)} />
    </>
  );
}

/** Returns a function that says what holds for a profile. */
function useRuleText() {
  const translate = useTranslate();
  const { date } = useFormat();
  const today = useToday();
  return ({ rule, requiredFrom }: ShownFactorRule) =>
    requiredFrom === null || requiredFrom <= today
      ? translate(`secondFactor.rules.${rule}.name`)
      : translate('secondFactor.rules.requiredFrom', { date: date(requiredFrom) });
}
