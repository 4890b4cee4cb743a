import { useId } from 'react';
import { Icon } from './Icon';
import { useTexts } from './texts/context';
import type { RobotCheck } from './use-robot-check';

/** LOG-02: the robot check. When the box is ticked, this device solves a challenge; no third party is involved. */
export function RobotCheckBox({ name, robot }: { name: string; robot: RobotCheck }) {
  const { session } = useTexts();
  const id = useId();
  const passed = robot.state === 'passed';
  const stuck = robot.state === 'failed' || robot.state === 'insecure';
  return (
    <label className="robot" htmlFor={id} data-state={robot.state}>
      <span className="robot-box">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={passed || robot.state === 'solving'}
          onChange={() => robot.start()}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-detail`}
          aria-invalid={stuck}
        />
        <span className="robot-tick" aria-hidden="true">
          {passed && <Icon name="check" size={16} />}
        </span>
      </span>
      <span className="robot-words">
        <span id={`${id}-label`} className="robot-label">
          {session.robotCheck.label}
        </span>
        <span id={`${id}-detail`} className="robot-detail" aria-live="polite">
          {session.robotCheck[robot.state]}
        </span>
      </span>
      <Icon name={passed ? 'shieldCheck' : 'shield'} size={22} />
    </label>
  );
}
