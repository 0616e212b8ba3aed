import { expect, test } from 'vitest';
import { toShortShader } from './to-short-shader.ts';

test('comments and spare whitespace go', () => {
  const source = '// Why.\nfloat f( float a ) {\n  return a /* once */ * 2.; // twice\n}\n';
  expect(toShortShader(source)).toBe('float f(float a){return a*2.;}');
});

test('words stay apart, and so do signs that would mean something else together', () => {
  expect(toShortShader('else return x - -y;')).toBe('else return x - -y;');
});

test('a directive keeps its own line', () => {
  expect(toShortShader('uniform float a;\n#define SIZE (2 + 1)\nint b = SIZE;')).toBe(
    'uniform float a;\n#define SIZE (2 + 1)\nint b=SIZE;',
  );
});
