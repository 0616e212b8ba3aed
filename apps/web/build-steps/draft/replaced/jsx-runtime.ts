import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { toDraftProps } from '../to-draft-props.ts';

type Create = typeof runtime.jsx;

const toDraft =
  (create: Create): Create =>
  (type: ElementType, props: unknown, key?: Key) =>
    create(
      type,
      typeof type === 'string' ? toDraftProps(props as object, import.meta.env.BASE_URL) : props,
      key,
    );

export const { Fragment } = runtime;
export const jsx = toDraft(runtime.jsx);
export const jsxs = toDraft(runtime.jsxs);
