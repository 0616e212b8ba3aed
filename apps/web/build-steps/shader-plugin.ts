import type { Plugin } from 'vite';
import { toShortShader } from './to-short-shader.ts';

/** Lets scripts import a shader from a file; comments and whitespace stay behind. */
export function shaderPlugin(): Plugin {
  return {
    name: 'shader',
    transform: (code, id) =>
      id.endsWith('.glsl')
        ? { code: `export const shader = ${JSON.stringify(toShortShader(code))};`, map: null }
        : undefined,
  };
}
