import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { testPath } from '../source.ts';
import { type ArrowRule, arrowRules } from './arrows.rules.ts';

type Target = IRegularForbiddenRuleType['to'];

const ours = '^(?:apps|packages|e2e|resilience|deploy|scripts)/';

const noCircle: IRegularForbiddenRuleType = {
  name: 'this closes a circle of imports: move what both files need into a third one',
  severity: 'error',
  from: { path: ours },
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
};

/** The rules of `arrows.rules.ts` in the terms of dependency-cruiser, in their order; each is named by its message. */
export function listForbiddenImports(): IRegularForbiddenRuleType[] {
  const arrows = arrowRules.flatMap((rule) => {
    const from = { path: rule.from.source, ...(rule.bindsTests ? {} : { pathNot: testPath.source }) };
    return listTargets(rule).map((to) => ({ name: rule.message, severity: 'error' as const, from, to }));
  });
  return [...arrows, noCircle];
}

function listTargets(rule: ArrowRule): Target[] {
  const { allows, allowsTypes = [], forbids, allowsPackages, forbidsPackages } = rule;
  const targets: Target[] = [];
  if (allows && allowsPackages) {
    targets.push({ pathNot: [...allows.map(toPrefix), toPackagePattern(allowsPackages)] });
  } else if (allows) {
    targets.push({ path: ours, pathNot: [...allows, ...allowsTypes].map(toPrefix) });
    if (allowsTypes.length > 0) {
      const path = allowsTypes.map(toPrefix);
      targets.push({ path, pathNot: allows.map(toPrefix), dependencyTypesNot: ['type-only'] });
    }
  }
  if (forbids) targets.push({ path: forbids.map(toPrefix) });
  if (forbidsPackages) targets.push({ path: toPackagePattern(forbidsPackages) });
  return targets;
}

/** `$1` means the first group of `from` to dependency-cruiser as well. */
function toPrefix(prefix: string): string {
  return `^${prefix.replaceAll('.', '\\.')}`;
}

function toPackagePattern(names: readonly string[]): string {
  return `(?:^|/node_modules/)(?:${names.join('|')})(?:/|$)`;
}
