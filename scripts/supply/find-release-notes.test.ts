import { expect, test } from 'vitest';
import { findReleaseNotes } from './find-release-notes.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.1.0] - 2026-11-16

### Added

- A thing.

## [1.0.0] - 2026-11-01

- The first.

## [0.9.0]

- Undated.

## [0.8.0] - 2026-10-01
`;

test('a tag gets its own section and no other', () => {
  expect(findReleaseNotes(changelog, 'v1.1.0', '1.1.0')).toBe('### Added\n\n- A thing.\n');
  expect(findReleaseNotes(changelog, 'v1.0.0', '1.0.0')).toBe('- The first.\n');
});

test.each([
  ['v1.1.0', '1.0.0', 'package.json has the version 1.0.0'],
  ['v2.0.0', '2.0.0', 'no section [2.0.0]'],
  ['v0.9.0', '0.9.0', 'has no date'],
  ['v0.8.0', '0.8.0', 'is empty'],
  ['v1.1', '1.1', 'no section [1.1]'],
])('the tag %s with version %s is refused', (tag, version, message) => {
  expect(() => findReleaseNotes(changelog, tag, version)).toThrow(message);
});
