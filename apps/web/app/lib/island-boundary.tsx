import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  title: string;
  help: string;
  reload: string;
  children?: ReactNode;
}

/** The last resort of an island that fails: bar and footer stand, the island says what to do. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { title, help, reload, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <section className="wrap section" role="alert">
        <h1>{title}</h1>
        <p className="lead">{help}</p>
        <p>
          <button type="button" className="btn btn-go" onClick={() => window.location.reload()}>
            {reload}
          </button>
        </p>
      </section>
    );
  }
}
