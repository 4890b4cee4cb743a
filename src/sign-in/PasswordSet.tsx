import { focusAtOnce } from './focus';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

/** LOG-26: the password is set; signing in is next. */
export function PasswordSet() {
  const { reset } = useTexts().password;
  return (
    <>
      <output className="result done">
        <Icon name="check" />
        {reset.saved}
      </output>
      <p className="intro">{reset.savedHelp}</p>
      <a ref={focusAtOnce} className="button" href="/login">
        {reset.signIn}
      </a>
    </>
  );
}
