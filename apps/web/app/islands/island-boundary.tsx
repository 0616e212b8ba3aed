import { Component, type ComponentProps, type ReactNode } from 'react';
import { ApplicationError } from '../sections/application-error.tsx';

interface IslandBoundaryProps {
  error: ComponentProps<typeof ApplicationError>;
  children: ReactNode;
}

/** The error boundary of an island: bar and footer stay, the island says what to do. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { error, children } = this.props;
    return this.state.hasFailed ? <ApplicationError {...error} /> : children;
  }
}
