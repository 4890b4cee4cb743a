import { useTranslate } from 'react-admin';
import { namedFrame } from '../../first-sight/frame-words';

/** The frame without its content, as the page has drawn it, while the session is being verified: nothing jumps when it is. */
export function FramePlaceholder() {
  const translate = useTranslate();
  return (
    <output
      className="frame"
      aria-label={translate('common.loading')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same that the page begins with
      dangerouslySetInnerHTML={{ __html: namedFrame() }}
    />
  );
}
