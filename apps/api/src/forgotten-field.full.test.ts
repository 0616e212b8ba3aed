import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const api = resolve(import.meta.dirname, '..');
const root = resolve(api, '../..');

/** Copies the contract with one more field to where its imports resolve; returns the path. */
async function addField(folder: string): Promise<string> {
  const room = resolve(root, 'packages/contract/src/inquiry');
  const source = await readFile(join(room, 'inquiry.ts'), 'utf8');
  const changed = source
    .replace(
      '\n  language: requestLanguageSchema,\n',
      '$&  forgotten: z.optional(singleLineSchema(0, 40)),\n',
    )
    .replaceAll(/from '(?=\.)/g, `from '${relative(folder, room)}/`);
  const path = join(folder, 'inquiry.ts');
  await writeFile(path, changed);
  return path;
}

/** The files in which the type check of the API finds an error. */
async function checkTypes(
  folder: string,
  contractPath: string,
): Promise<{ files: string[]; output: string }> {
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    include: [join(api, 'src'), join(api, 'test/builders.ts')],
    exclude: [join(api, 'src/**/*.test.ts')],
    compilerOptions: { paths: { '@tt/contract/inquiry/inquiry': [contractPath] } },
  };
  const path = join(folder, 'tsconfig.json');
  await writeFile(path, JSON.stringify(config));
  const output = await new Promise<string>((done) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', path], { cwd: api }, (_error, text) => done(text));
  });
  const files = [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '');
  return { files: [...new Set(files)].sort(), output };
}

test('a field that only the schema has fails the type check wherever it is needed', async () => {
  const parent = join(api, 'node_modules/.tmp');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'forgotten-field-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { files, output } = await checkTypes(folder, await addField(folder));
  expect(files).toEqual([
    'src/db/table-columns.ts',
    'src/features/inquiry/content-hash.ts',
    'src/features/inquiry/inquiry-columns.ts',
    'src/features/inquiry/notification-text.ts',
    'src/features/webhook/webhook-body.ts',
    'src/ops/inquiries.ts',
    'test/builders.ts',
  ]);
  expect(output).toContain("Property 'forgotten' is missing in type");
});
