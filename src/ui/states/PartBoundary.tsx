import Dialog from '@mui/material/Dialog';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CloseActions } from '../CloseActions';
import { tryCodeAgain } from '../code/failure';
import { LoadFailure } from './LoadFailure';

interface Props {
  /** The part is a dialog: what closes it. */
  onClose?: () => void;
  /** Attributes of the dialog that tells of the failure. */
  mark?: Record<string, string>;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/**
 * Shows the failure of a part of a page in its place, so that the page stays with all that was typed into it, and lets the
 * part be tried again there. Every part that is fetched by itself stands in one.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly retry = () => {
    tryCodeAgain();
    this.setState({ failure: null });
  };

  override render() {
    const { children, onClose, mark } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    const close =
      onClose &&
      (() => {
        this.retry();
        onClose();
      });
    return <PartFailure error={failure.error} onRetry={this.retry} onClose={close} mark={mark} />;
  }
}

interface FailureProps extends Pick<Props, 'mark'> {
  error: unknown;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

function PartFailure({ error, onRetry, onClose, mark }: FailureProps) {
  const translate = useTranslate();
  const title = translate('shell.failed.part');
  const failure = <LoadFailure title={title} error={error} onRetry={onRetry} />;
  if (onClose === undefined) return failure;
  return (
    <Dialog open onClose={onClose} aria-label={title} {...mark}>
      {failure}
      <CloseActions onClose={onClose} />
    </Dialog>
  );
}
