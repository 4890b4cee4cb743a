import { useTranslate } from 'react-admin';
import { frameMarkup } from '../../first-sight/frame';

/** The frame without its content, as the page has drawn it, while the session is being verified: nothing jumps when it is. */
export function FramePlaceholder() {
  const translate = useTranslate();
  return (
    <output
      className="frame"
      aria-label={translate('common.loading')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same that the page begins with
      dangerouslySetInnerHTML={{ __html: frameMarkup }}
    />
  );
}
