import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { enhanceThemeToggle } from '../../enhance/bar.ts';
import { DeskApp } from './desk-app.tsx';

const container = document.querySelector('[data-desk]');
if (!container) throw new Error('The page has no desk');
enhanceThemeToggle();
createRoot(container).render(createElement(DeskApp));
