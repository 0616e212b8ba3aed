const fullTurn = 2 * Math.PI;
const highestPush = 1.2;
const limits = { yaw: 1.05, pitch: 0.5 };

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** The moving parts of the nozzle: the visitor's push gives torque, and torque accelerates fan, swirl and flow. */
export function createMachine() {
  let push = 0;
  const aim = { yaw: 0, pitch: 0 };
  const state = { yaw: 0, pitch: 0, fan: 0, wind: 0, phase: 0.37, torque: 0, blades: 0 };

  /** Turns toward the aim. Returns whether it is still moving. */
  function follow(ease: number): boolean {
    state.yaw += (aim.yaw - state.yaw) * ease;
    state.pitch += (aim.pitch - state.pitch) * ease;
    return Math.abs(aim.yaw - state.yaw) + Math.abs(aim.pitch - state.pitch) > 1e-4;
  }

  return {
    state,
    aim,
    turn(yaw: number, pitch: number) {
      aim.yaw = clamp(aim.yaw + yaw, limits.yaw);
      aim.pitch = clamp(aim.pitch + pitch, limits.pitch);
    },
    reset() {
      aim.yaw = 0;
      aim.pitch = 0;
    },
    push(force: number) {
      push = Math.min(highestPush, push + force);
    },
    /** Applies what the visitor turned at once, without motion. */
    settle(): boolean {
      state.torque = 0;
      state.blades = 1;
      return follow(1);
    },
    /** Comes to rest, as after the pause button. */
    slow(seconds: number): boolean {
      state.torque *= Math.exp(-seconds * 4);
      return follow(1 - Math.exp(-seconds * 9)) || state.torque > 0.004;
    },
    run(seconds: number): true {
      follow(1 - Math.exp(-seconds * 9));
      push *= Math.exp(-seconds * 1.6);
      state.torque += (Math.min(1, push) - state.torque) * (1 - Math.exp(-seconds * 3.2));
      state.fan = (state.fan + seconds * (0.55 + state.torque * 7)) % fullTurn;
      state.wind = (state.wind + seconds * (0.1 + state.torque * 0.75)) % fullTurn;
      state.phase = (state.phase + seconds * (0.085 + state.torque * 0.34)) % 1;
      state.blades = Math.min(1, state.blades + seconds * 0.7);
      return true;
    },
  };
}

export type Machine = ReturnType<typeof createMachine>;
