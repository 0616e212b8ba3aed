import { adoptStyles } from './adopt-styles.ts';
import { canvasLease, type Leaseholder } from './canvas-lease.ts';
import { createResolution } from './create-resolution.ts';
import { createTicker } from './create-ticker.ts';
import { createGlProgram, type GlProgram } from './gl-program.ts';
import { watchMotion } from './motion.ts';
import { openCanvas } from './open-canvas.ts';
import { type Color, readColors } from './read-colors.ts';
import css from './stage.css?inline';
import { getTestSwitch, measureFrame } from './test-switch.ts';
import { watchSight } from './watch-sight.ts';

export interface Frame {
  gl: WebGL2RenderingContext;
  at: GlProgram['at'];
  width: number;
  height: number;
  /** Canvas pixels in a CSS pixel. */
  ratio: number;
  colors: readonly Color[];
}

interface Piece {
  vertex: string;
  fragment: string;
  /** Custom properties whose colors `draw` gets. */
  tokens: readonly string[];
  antialias?: boolean;
  /** Fewer pixels than that for a CSS pixel look rough; more cost time and show nothing. */
  lowestRatio?: number;
  highestRatio: number;
  setUp?: (frame: Pick<Frame, 'gl' | 'at'>) => void;
  /** Advances by some seconds. Returns whether anything still moves. */
  step: (seconds: number) => boolean;
  draw: (frame: Frame) => void;
  /** Adds the controls when the first frame is due, and removes them when the static picture returns. */
  onShow: () => void;
  onHide: () => void;
}

interface Show {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  program: GlProgram;
  resolution: ReturnType<typeof createResolution>;
  colors: readonly Color[] | undefined;
}

/**
 * Lays a WebGL2 canvas over the host's own picture, which stays whenever anything is missing. Frames are drawn only
 * while the host is on screen in a visible tab and something moves.
 */
export function createStage(host: HTMLElement, piece: Piece) {
  const picture = [...host.children];
  let show: Show | undefined;

  const paint = () => {
    const { canvas, gl, program, colors } = show ?? {};
    if (!canvas || !gl || !program || !colors || gl.isContextLost()) return;
    const { width, height } = canvas;
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const ratio = width / Math.max(1, host.clientWidth);
    measureFrame(() => piece.draw({ gl, at: program.at, width, height, ratio, colors }));
  };

  const resize = () => {
    if (!show) return;
    const ratio =
      Math.min(Math.max(devicePixelRatio, piece.lowestRatio ?? 1), piece.highestRatio) *
      show.resolution.scale;
    const width = Math.max(1, Math.round(host.clientWidth * ratio));
    const height = Math.max(1, Math.round(host.clientHeight * ratio));
    if (show.canvas.width !== width) show.canvas.width = width;
    if (show.canvas.height !== height) show.canvas.height = height;
    paint();
  };

  const begin = ({ gl, program, canvas }: Show) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL.
    gl.useProgram(program.program);
    gl.bindVertexArray(gl.createVertexArray());
    if (show) show.colors = readColors(host, piece.tokens);
    piece.setUp?.({ gl, at: program.at });
    resize();
    for (const part of picture) part.classList.add('tx-under');
    canvas.classList.add('tx-on');
    piece.onShow();
  };

  const ticker = createTicker((seconds) => {
    if (!show) return false;
    if (!show.colors) {
      if (!show.program.isReady()) return true;
      if (!show.program.isLinked()) return retire();
      begin(show);
    }
    const verdict = getTestSwitch().softwareResolution ? 'keep' : show.resolution.judge(seconds);
    if (verdict === 'hopeless') return retire();
    if (verdict === 'changed') resize();
    const isMoving = piece.step(seconds);
    paint();
    return isMoving && self.share > 0;
  });

  function sleep() {
    ticker.stop();
    if (!show) return;
    const { canvas, gl, colors } = show;
    show = undefined;
    canvas.removeEventListener('webglcontextlost', retire);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    canvas.remove();
    for (const part of picture) part.classList.remove('tx-under');
    if (colors) piece.onHide();
  }

  /** Ends the exhibit for good: the static picture returns. */
  function retire(): false {
    sleep();
    stop();
    return false;
  }

  function wake() {
    const opened = openCanvas(piece.antialias === true);
    if (!opened) return void retire();
    const { canvas, gl } = opened;
    const program = createGlProgram(gl, piece.vertex, piece.fragment);
    show = {
      canvas,
      gl,
      program,
      resolution: createResolution(getTestSwitch().softwareResolution),
      colors: undefined,
    };
    canvas.addEventListener('webglcontextlost', retire);
    host.append(canvas);
    ticker.start();
  }

  const self: Leaseholder = { share: 0, wake, sleep };
  const redraw = () => {
    if (show && self.share) ticker.start();
  };

  adoptStyles(css);
  if (getComputedStyle(host).position === 'static') host.classList.add('tx-host');
  // Measures in the next frame. After a rotation of the window, WebKit reports sizes before its media queries are up
  // to date. Measuring at once would change them under the observer, which WebKit reports as an error.
  const sizes = new ResizeObserver(() => requestAnimationFrame(resize));
  const ends = [
    () => sizes.disconnect(),
    watchMotion(redraw),
    watchTheme(() => {
      if (show?.colors) show.colors = readColors(host, piece.tokens);
      paint();
    }),
    watchSight(host, (share) => {
      self.share = share;
      canvasLease.award();
      if (share) redraw();
      else ticker.stop();
    }),
  ];
  sizes.observe(host);
  canvasLease.enter(self);

  function stop() {
    for (const end of ends) end();
    canvasLease.leave(self);
    host.classList.remove('tx-host');
  }

  /** Something changed: draw until `step` reports that nothing moves anymore. */
  return { redraw };
}

/** Calls back when the visitor or the system switches the theme. Call the result to stop. */
function watchTheme(callback: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  scheme.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', callback);
  };
}
