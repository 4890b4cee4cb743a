import { Icon } from './Icon';
import { useTexts } from './texts/context';

/** Says what the provider never asks for, and offers help to a person in doubt. */
export function Caution({ onHelp }: { onHelp: () => void }) {
  const { session } = useTexts();
  const [before, after] = session.caution.split('%{support}');
  return (
    <div className="caution">
      <Icon name="shield" size={18} />
      <p>
        {before}
        <button type="button" className="link" aria-haspopup="dialog" onClick={onHelp}>
          {session.support}
        </button>
        {after}
      </p>
    </div>
  );
}
