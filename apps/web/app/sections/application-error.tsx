interface ApplicationErrorProps {
  title: string;
  help: string;
  reload: string;
}

/** The last resort: it stands alone, without bar and footer, for they may be what failed. */
export function ApplicationError({ title, help, reload }: ApplicationErrorProps) {
  return (
    <main className="wrap section" role="alert">
      <h1>{title}</h1>
      <p className="lead">{help}</p>
      <p>
        <button type="button" className="btn btn-go" onClick={() => location.reload()}>
          {reload}
        </button>
      </p>
    </main>
  );
}
