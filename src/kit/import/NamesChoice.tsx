import { useTranslate } from 'react-admin';
import { NamingChoice } from '../edit/NamingChoice';

interface NamesChoiceProps {
  corrects: boolean;
  onChange: (corrects: boolean) => void;
}

/** How the other names of a file are meant, once for all of them. */
export function NamesChoice(props: NamesChoiceProps) {
  const translate = useTranslate();
  const said = (one: string) => translate(`imports.naming.${one}`);
  return (
    <NamingChoice
      title={said('title')}
      texts={{
        newHolder: { label: said('newHolder'), help: said('newHolderHelp') },
        spelling: { label: said('spelling'), help: said('spellingHelp') },
      }}
      {...props}
    />
  );
}
