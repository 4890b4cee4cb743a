import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage';

interface Props {
  /** Another address is another chance. */
  address: string;
  children: ReactNode;
}

interface State {
  address: string;
  failure: { error: unknown } | null;
}

/** Keeps the frame alive when a page breaks. */
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
