import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RobotCheck } from './use-robot-check';

/** LOG-02: the robot check, in the console's own form. */
export function RobotCheckField({ robot }: { robot: RobotCheck }) {
  const translate = useTranslate();
  const id = useId();
  const stuck = robot.state === 'failed' || robot.state === 'insecure';
  return (
    <div>
      <FormControlLabel
        label={translate('session.robotCheck.label')}
        control={
          <Checkbox
            checked={robot.state === 'passed' || robot.state === 'solving'}
            onChange={() => robot.start()}
            slotProps={{ input: { 'aria-describedby': id, 'aria-invalid': stuck } }}
          />
        }
      />
      <FormHelperText id={id} error={stuck} aria-live="polite" sx={{ margin: 0 }}>
        {translate(`session.robotCheck.${robot.state}`)}
      </FormHelperText>
    </div>
  );
}
