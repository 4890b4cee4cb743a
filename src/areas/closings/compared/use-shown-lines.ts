import { useTranslate } from 'react-admin';
import { type ComparedViewProps, type ShownLine, shownLines } from './lines';
import { useComparedWords } from './words';

/** The lines of a reply in the language on the screen. */
export function useShownLines(props: ComparedViewProps): ShownLine[] {
  const translate = useTranslate();
  const { called, others } = useComparedWords();
  return shownLines(props, {
    called: (line) => called(props.request.by, line),
    others,
    shared: translate('closings.compared.shared'),
    total: translate('statement.breakdown.total'),
  });
}
