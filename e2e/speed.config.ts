import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Measures times, so one journey runs at a time. */
export default defineConfig({
  ...config,
  testDir: 'speed',
  workers: 1,
  projects: config.projects
    ?.filter(({ name }) => name === 'mobile')
    .map((project) => ({ ...project, testIgnore: [] })),
});
