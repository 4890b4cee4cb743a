import { focusAtOnce } from './focus';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

/** LOG-18: the link is not valid; the person can only request another one. */
export function LinkInvalid() {
  const { reset, forgot } = useTexts().password;
  return (
    <>
      <p className="result problem" role="alert">
        <Icon name="warning" />
        {reset.invalid}
      </p>
      <p className="intro">{reset.invalidHelp}</p>
      <a ref={focusAtOnce} className="button" href="/esqueceu-sua-senha">
        {reset.request}
      </a>
      <a className="link alone" href="/login">
        {forgot.toSignIn}
      </a>
    </>
  );
}
