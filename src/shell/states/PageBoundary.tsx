import { Component, type ReactNode } from 'react';
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

/** Shows a failure in the place of a page that throws, so that the frame stays. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailedPage error={failure.error} />;
  }
}
