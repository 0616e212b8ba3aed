// Loaded before a process's own code: its clock is wrong by CLOCK_SHIFT_MS.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const realNow = Date.now;

const ShiftedDate = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [realNow() + shiftMs] : args, newTarget),
  apply: () => new ShiftedDate().toString(),
});
ShiftedDate.now = () => realNow() + shiftMs;
globalThis.Date = ShiftedDate;
