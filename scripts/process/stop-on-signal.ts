/** Stops once, however many signals arrive, and ends the process. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    stopping ??= stop();
    await stopping;
    process.exit(0);
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}
