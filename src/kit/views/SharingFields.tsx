import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { allowed, assignedRoles, BANK_USER, LEVEL, type ScreenPath } from '../../../contract/access';
import { findViewPeople, type MayShare, type OpenedView, VIEW } from '../../../contract/views';
import { call } from '../../portal/client';
import { PeopleField } from './PeopleField';
import { groupStyle } from './views-style';

/** With whom a view is shared. */
export type Shared = NonNullable<OpenedView['sharing']>;
type Profile = Shared['profiles'][number];

interface SharingFieldsProps {
  screen: ScreenPath;
  mayShare: MayShare;
  value: Shared;
  /** What the server refuses of it. */
  fault: string | undefined;
  onChange: (value: Shared) => void;
}

const PROFILE_NAMES: Record<Profile, string> = {
  1: 'shell.profiles.provider',
  2: 'shell.profiles.manager',
  3: 'shell.profiles.viewer',
  5: 'shell.profiles.specific',
};

/** Profiles and people with whom a view is shared. */
export function SharingFields({ screen, mayShare, value, fault, onChange }: SharingFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const text = (key: string) => translate(`views.dialog.${key}`);
  const offered = assignedRoles.filter(
    (level) => value.profiles.includes(level) || (mayShare === 'everybody' && opens(level, screen)),
  );
  return (
    <>
      {offered.length > 0 && (
        <FormControl component="fieldset" sx={groupStyle}>
          <FormLabel component="legend" id={id}>
            {text('profiles')}
          </FormLabel>
          <FormGroup>
            {offered.map((level) => (
              <FormControlLabel
                key={level}
                label={translate(PROFILE_NAMES[level])}
                control={
                  <Checkbox
                    checked={value.profiles.includes(level)}
                    onChange={(_event, chosen) =>
                      onChange({
                        ...value,
                        profiles: chosen
                          ? [...value.profiles, level]
                          : value.profiles.filter((one) => one !== level),
                      })
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      )}
      <PeopleField
        label={text('people')}
        search={{
          key: ['viewPeople', screen],
          find: (wanted, signal) => call(findViewPeople, { query: { screen, text: wanted }, signal }),
        }}
        most={VIEW.people}
        value={value.people}
        fault={fault}
        onChange={(people) => onChange({ ...value, people })}
      />
      <Typography variant="caption" color="text.secondary">
        {text(mayShare === 'own' ? 'viewersOnly' : 'ownScope')}
      </Typography>
    </>
  );
}

const opens = (level: Profile, screen: ScreenPath): boolean =>
  allowed({ level, apiAccess: true, specificCode: level === LEVEL.specific ? BANK_USER : null }, screen);
