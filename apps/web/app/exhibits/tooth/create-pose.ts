const rest = { yaw: -0.52, tilt: 0.4 };
const tiltRange = { lowest: -0.5, highest: 1.25 };
const entrance = 0.7;
const settled = 0.002;

/**
 * The tooth's angle, how much of its volume shows, and how much of its front half is cut away. Each moves toward its
 * target.
 */
export function createPose(isCalm: boolean) {
  const aim = { ...rest, volume: 1, section: 0 };
  const state = { ...rest, yaw: rest.yaw - (isCalm ? 0 : entrance), volume: 1, section: 0 };
  return {
    state,
    aim,
    /** The angle that is read out, from -180 to 180 degrees. */
    get degrees() {
      const turned = (-aim.yaw * 180) / Math.PI;
      return turned - 360 * Math.round(turned / 360);
    },
    turn(yaw: number, tilt: number) {
      aim.yaw -= yaw;
      aim.tilt = Math.max(tiltRange.lowest, Math.min(tiltRange.highest, aim.tilt + tilt));
    },
    reset() {
      Object.assign(aim, rest);
    },
    /** Moves by a share of the remaining distance. Returns whether there is more to go. */
    follow(turnEase: number, volumeEase: number): boolean {
      state.yaw += (aim.yaw - state.yaw) * turnEase;
      state.tilt += (aim.tilt - state.tilt) * turnEase;
      state.volume += (aim.volume - state.volume) * volumeEase;
      state.section += (aim.section - state.section) * volumeEase;
      const left = Math.abs(aim.yaw - state.yaw) + Math.abs(aim.tilt - state.tilt);
      const shown = Math.abs(aim.volume - state.volume) + Math.abs(aim.section - state.section);
      return left + shown > settled;
    },
  };
}

export type Pose = ReturnType<typeof createPose>;
