import { Icon } from './Icon';

interface Props {
  /** The id of the failure, for the fields that it describes. */
  id: string;
  failure?: string | undefined;
  success?: string | undefined;
}

/**
 * The outcome of a form, below its button. Both elements exist from the start, so that screen readers announce a new
 * text.
 */
export function Outcome({ id, failure, success }: Props) {
  return (
    <div className="outcome">
      <p id={id} className="error" role="alert">
        {failure !== undefined && (
          <>
            <Icon name="warning" size={16} />
            {failure}
          </>
        )}
      </p>
      <output className="success">
        {success !== undefined && (
          <>
            <Icon name="check" size={16} />
            {success}
          </>
        )}
      </output>
    </div>
  );
}
