import { ForgotForm } from './ForgotForm';
import type { Message } from './message';
import { type Opening, PublicPage } from './PublicPage';
import { useTexts } from './texts/context';

const documentTitle: Message = (texts) => texts.password.forgot.documentTitle;

/** `/esqueceu-sua-senha` (LOG-13 to LOG-16). */
export function ForgotPage(page: Opening) {
  return (
    <PublicPage {...page} documentTitle={documentTitle}>
      <Forgot />
    </PublicPage>
  );
}

function Forgot() {
  const { forgot } = useTexts().password;
  return (
    <>
      <h1>{forgot.title}</h1>
      <p className="intro">{forgot.intro}</p>
      <ForgotForm />
      <a className="link alone" href="/login">
        {forgot.toSignIn}
      </a>
    </>
  );
}
