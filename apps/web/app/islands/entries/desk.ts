import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from '../../features/desk/desk-app.tsx';

const container = document.querySelector('[data-desk]');
if (!container) throw new Error('The page has no desk');
createRoot(container).render(createElement(DeskApp));
