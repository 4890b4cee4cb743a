import { Icon } from './Icon';

interface Props {
  /** Names the failure, for the fields that it is about. */
  id: string;
  failure?: string | undefined;
  success?: string | undefined;
}

/** What became of a form, below its button. Both places are there from the start, so that what comes is read out. */
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
