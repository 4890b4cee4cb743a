import { actionName } from '../../../i18n/audit-words';
import { useSpeech } from './use-speech';

/** What was done. */
export function ActionText({ action }: { action: string }) {
  return <span>{actionName(action, useSpeech())}</span>;
}
