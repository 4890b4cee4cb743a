import { useTranslate } from 'react-admin';
import { CheckedItem } from './CheckedItem';

interface IdentifyChoiceProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** STMT-30: whether a file has what identifies its rows behind the columns of the screen. The menu stays open. */
export function IdentifyChoice(props: IdentifyChoiceProps) {
  const translate = useTranslate();
  return (
    <CheckedItem
      {...props}
      text={translate('statement.identify')}
      hint={translate('statement.identifyHint')}
    />
  );
}
