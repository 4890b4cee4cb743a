import { useTranslate } from 'react-admin';
import { CheckedItem } from './CheckedItem';

interface NameChoiceProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Whether the names of files have period and scope behind `relatorio`. The menu stays open. */
export function NameChoice(props: NameChoiceProps) {
  const translate = useTranslate();
  return (
    <CheckedItem
      {...props}
      text={translate('statement.fileName')}
      hint={translate('statement.fileNameHint')}
    />
  );
}
