import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import { createStage } from '../stage/create-stage.ts';
import { createTurner } from '../stage/create-turner.ts';
import { isCalm, watchMotion } from '../stage/motion.ts';
import { createMachine } from './create-machine.ts';
import { createPauseButton } from './create-pause-button.ts';
import { drawNozzle, tokens } from './draw-nozzle.ts';
import css from './nozzle.css?inline';
import { shader as fragment } from './nozzle.frag.glsl';
import { shader as vertex } from './nozzle.vert.glsl';
import { sampleCount, traceStreakLine } from './trace-streak-line.ts';
import { watchPointerSpeed } from './watch-pointer-speed.ts';

const yawOfPixel = 0.006;
const pitchOfPixel = 0.005;
const pushOfKey = 0.3;
const degrees = 180 / Math.PI;

/** The hero drawing as a machine: a fan turns, its streak lines wind through the throat and leave as a jet. */
export function mount(host: HTMLElement, strings: ExhibitStrings['nozzle']): void {
  const flow = traceStreakLine();
  const machine = createMachine();
  let isPaused = false;
  let takeDown = () => {};

  const stage = createStage(host, {
    vertex: `#define SAMPLES ${sampleCount}\n${vertex}`,
    fragment,
    tokens,
    antialias: true,
    highestRatio: 2,
    setUp({ gl, at }) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.uniform3fv(at('streak'), flow.samples);
      gl.uniform1f(at('exitShare'), flow.exitShare);
    },
    step(seconds) {
      if (isCalm()) return machine.settle();
      return isPaused ? machine.slow(seconds) : machine.run(seconds);
    },
    draw: (frame) => drawNozzle(frame, machine),
    onShow: setUpControls,
    onHide: () => takeDown(),
  });

  function setUpControls() {
    const say = () => turner.say(machine.aim.yaw * degrees);
    const turner = createTurner({
      name: strings.turn,
      valueText: strings.turned,
      limitDegrees: 60,
      turn(x, y, isDragged) {
        machine.turn(x * yawOfPixel, y * pitchOfPixel);
        if (!isDragged) machine.push(pushOfKey);
        say();
        stage.redraw();
      },
      reset() {
        machine.reset();
        say();
        stage.redraw();
      },
    });
    const pause = createPauseButton({
      strings,
      onPress() {
        isPaused = !isPaused;
        pause.show(isPaused);
        stage.redraw();
      },
    });
    adoptStyles(css);
    host.classList.add('tx-lift');
    host.append(turner.area, pause.button);
    say();
    pause.show(isPaused);
    const unwatchMotion = watchMotion(() => pause.show(isPaused));
    const unwatchPointer = watchPointerSpeed(host.closest('section') ?? host, machine.push);
    takeDown = () => {
      unwatchMotion();
      unwatchPointer();
      turner.area.remove();
      pause.button.remove();
      host.classList.remove('tx-lift');
    };
  }
}
