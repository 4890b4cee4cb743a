import { linkPasswordCriteria, linkPasswordMeets } from '../../contract/passwords';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

/** LOG-20: what the password needs, and which of it the typed one has already. */
export function LinkPasswordRules({ password }: { password: string }) {
  const { own, reset } = useTexts().password;
  const meets = linkPasswordMeets(password);
  return (
    <ul className="rules" aria-label={own.rules.title}>
      {linkPasswordCriteria.map((criterion) => (
        <li key={criterion} className={meets[criterion] ? 'met' : undefined}>
          <Icon name={meets[criterion] ? 'check' : 'dot'} size={16} />
          {reset.rules[criterion]}
          <span className="unseen">, {meets[criterion] ? own.rules.met : own.rules.unmet}</span>
        </li>
      ))}
    </ul>
  );
}
