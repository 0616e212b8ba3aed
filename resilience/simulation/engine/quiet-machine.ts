import hooks from 'node:perf_hooks';

// The service turns visitors away when its event loop is late. How busy this machine is must not decide what happens
// in a history, so the measurement says that it never is. Imported before the service, which takes the function once.
const idle = { enable: () => true, disable: () => true, reset: () => undefined, percentile: () => 0 };

hooks.monitorEventLoopDelay = (() => ({ ...idle, min: 0, max: 0, mean: 0, stddev: 0 })) as never;
