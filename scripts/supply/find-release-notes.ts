const heading = /^## \[(?<version>[^\]]+)\](?: - (?<date>\d{4}-\d{2}-\d{2}))?$/;

/** The section of a version in the changelog. Throws if the tag, the version and the changelog do not agree. */
export function findReleaseNotes(changelog: string, tag: string, packageVersion: string): string {
  const version = tag.replace(/^v/, '');
  if (version !== packageVersion)
    throw new Error(`The tag is ${tag}, and package.json has the version ${packageVersion}`);
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => heading.exec(line)?.groups?.version === version);
  if (start === -1) throw new Error(`CHANGELOG.md has no section [${version}]`);
  if (!heading.exec(lines[start] ?? '')?.groups?.date)
    throw new Error(`The section [${version}] in CHANGELOG.md has no date`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => heading.test(line));
  const notes = rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
  if (notes === '') throw new Error(`The section [${version}] in CHANGELOG.md is empty`);
  return `${notes}\n`;
}
