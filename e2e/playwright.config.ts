import { defineConfig, devices } from '@playwright/test';
import { claimRunEnvironment } from './claim-run-environment.ts';

const { port, isGiven } = await claimRunEnvironment();
// Browsers create passkeys for a host name alone.
const baseURL = `http://localhost:${port}`;
const isCi = Boolean(process.env.CI);

const { CHROMIUM_PATH } = process.env;

const toBrowser = (program: string, ...graphics: string[]) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: CHROMIUM_PATH ?? `/usr/bin/${program}`,
    args: [
      '--no-sandbox',
      ...graphics,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});
export const browser = toBrowser('chromium', '--disable-gpu');
// Chromium without its window, whose toolbar takes almost as much processor time as the pages of a journey.
const shell = 'chromium-headless-shell';
const journeyBrowser = toBrowser(shell, '--disable-gpu');
// Draws WebGL by software.
const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const drawingBrowser = toBrowser(shell, ...webgl);

/** Journeys in the top folder run at both widths; those in a project's own folder make sense only there. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // These guard against a journey that hangs; none of them is a promise, so that a slow machine keeps them too.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    baseURL,
    // A trace takes a quarter of the time of all journeys, so ask for one with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    colorScheme: 'light',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [
        '**/site/**',
        '**/mobile/**',
        '**/exhibits/**',
        '**/golden/**',
        '**/speed/**',
        '**/engines/**',
      ],
      use: { ...journeyBrowser, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testIgnore: [
        '**/site/**',
        '**/desktop/**',
        '**/visitors/**',
        '**/exhibits/**',
        '**/golden/**',
        '**/speed/**',
        '**/engines/**',
      ],
      use: { ...devices['Pixel 7'], ...journeyBrowser, viewport: { width: 390, height: 844 } },
    },
    {
      name: 'exhibits',
      testMatch: '**/exhibits/*.spec.ts',
      use: { ...drawingBrowser, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node scripts/preview.ts',
    cwd: '..',
    // One run sends dozens of inquiries and bookings, and the preview's database remembers those of the last hour.
    env: {
      PORT: port,
      SITE_ORIGIN: baseURL,
      INQUIRIES_PER_HOUR: '10000',
      BOOKINGS_PER_HOUR: '10000',
      AVAILABILITY_PER_ADDRESS_AND_MINUTE: '100000',
      EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR: '10000',
      EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR: '10000',
      EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR: '10000',
      MAILS_PER_UNVERIFIED_MAILBOX_AND_DAY: '10000',
      BOOKINGS_PER_VISITOR: '10000',
    },
    url: `${baseURL}/en`,
    reuseExistingServer: isGiven && !isCi,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
  },
});
