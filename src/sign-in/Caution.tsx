import { Icon } from './Icon';
import { useTexts } from './texts/context';

/** What nobody of ours ever asks for, and whom to ask in doubt. */
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
