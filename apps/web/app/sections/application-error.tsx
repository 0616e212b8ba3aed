interface ApplicationErrorProps {
  title: string;
  help: string;
  reload: string;
}

/** The error message that replaces what failed. */
export function ApplicationError({ title, help, reload }: ApplicationErrorProps) {
  return (
    <section className="wrap section" role="alert">
      <h2>{title}</h2>
      <p className="lead">{help}</p>
      <p>
        <button type="button" className="btn btn-go" onClick={() => location.reload()}>
          {reload}
        </button>
      </p>
    </section>
  );
}
