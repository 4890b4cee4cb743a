import { useTranslate } from 'react-admin';
import { namedFrame } from '../../first-sight/frame-words';

/**
 * The frame without its content, shown while the session is verified. It is the markup that the page starts with, so
 * that nothing moves when the real frame replaces it.
 */
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
