import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Speech } from '../../../i18n/audit-words';
import { useFormat } from '../../ui/format/use-format';

/** The words and formats for entries of the audit trail on this screen. */
export function useSpeech(): Speech {
  const translate = useTranslate();
  const { language, currency } = useFormat();
  return useMemo(() => ({ say: translate, language, currency }), [translate, language, currency]);
}
