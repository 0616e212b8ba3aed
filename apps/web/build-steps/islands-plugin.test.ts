import { expect, test } from 'vitest';
import { bundleEntries } from './bundle-entries.ts';
import { toHostConstant } from './islands-plugin.ts';
import { ownCopiesPlugin, reactModules } from './own-copies-plugin.ts';

async function bundleBooking(hasHost: boolean): Promise<string> {
  const chunks = await bundleEntries(
    'islands',
    { booking: 'app/islands/entries/booking.ts' },
    {
      plugins: [ownCopiesPlugin()],
      sharedFile: { name: 'react', test: reactModules },
      define: toHostConstant(hasHost),
    },
  );
  return chunks.map(({ code }) => code).join('');
}

test('[TRUTH-11] the script of the booking page knows of a host only if there is one', async () => {
  expect(await bundleBooking(true)).toContain('pr-host');
  expect(await bundleBooking(false)).not.toMatch(/pr-host|WITHOUT_HOST/);
});
