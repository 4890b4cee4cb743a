import { Component, type ReactNode } from 'react';
import { pageLoad } from '../../session/page-load';
import { CodeFailure, tryCodeAgain } from '../../ui/code/failure';
import { FailedPage } from './FailedPage';

interface Props {
  /** The address of the page; a new one clears the failure. */
  address: string;
  children: ReactNode;
}

interface State {
  address: string;
  failure: { error: unknown } | null;
}

/**
 * Shows a failure in the place of a page that throws, so that the frame stays. Code that the network has lost is fetched
 * again in place; for any other failure, and for code that a deployment has replaced, the page is loaded anew.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failure: null };
  }

  override componentDidUpdate({ address }: Props): void {
    // Whoever comes back to a page that failed has it fetched anew.
    if (address !== this.props.address) tryCodeAgain();
  }

  private readonly retry = () => {
    const error = this.state.failure?.error;
    if (!(error instanceof CodeFailure) || error.replaced) {
      pageLoad.reload();
      return;
    }
    tryCodeAgain();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailedPage error={failure.error} onRetry={this.retry} />;
  }
}
