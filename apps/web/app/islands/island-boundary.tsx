import { Component, type ComponentProps, type ReactNode } from 'react';
import { ApplicationError } from '../sections/application-error.tsx';

interface IslandBoundaryProps {
  error: ComponentProps<typeof ApplicationError>;
  children: ReactNode;
}

/** The last resort of an island that fails: bar and footer stand, the island says what to do. */
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
