import type { Host } from '../../src/features/booking/core/host.ts';

/** Test data: nobody of the company. The name has what markup and calendar files escape. */
export const testHost: Host = {
  name: 'Tess <T> Tester',
  roles: {
    en: 'head of tests',
    ua: 'керує тестами',
    pl: 'szefowa testów',
    ru: 'ведёт тесты',
    es: 'jefa de pruebas',
  },
};
