import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** A number from the database, or one for each value of a label; `query` selects `label` and `value`. */
export interface GaugeSource {
  name: string;
  help: string;
  label?: { name: string; values: readonly string[] };
  /** A function where the statement depends on the time. */
  query: string | (() => string);
}

interface Answer {
  label?: string;
  value: number;
}

/**
 * Reads gauges from the database at each scrape. No series ever vanishes, because an alert on it would never fire:
 * each starts at 0. While the database can't be reached, all keep their last value and `database_up` is 0.
 */
export function addDatabaseGauges(
  registry: Registry,
  pool: Pick<pg.Pool, 'query'>,
  sources: readonly GaugeSource[],
): void {
  let reading: Promise<void> | undefined;
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const create = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect: readOnce });
  const up = create('database_up', 'Whether the database answered when the other gauges were read');
  const gauges = sources.map((source) => {
    const gauge = create(source.name, source.help, source.label && [source.label.name]);
    setGauge(gauge, source, []);
    return { gauge, source };
  });

  async function read(): Promise<void> {
    try {
      for (const { gauge, source } of gauges) {
        const { rows } = await pool.query<Answer>(toStatement(source));
        setGauge(gauge, source, rows);
      }
      up.set(1);
    } catch {
      up.set(0);
    }
  }
}

export function toStatement({ query }: GaugeSource): string {
  return typeof query === 'string' ? query : query();
}

function setGauge(gauge: Gauge, { label }: GaugeSource, answers: Answer[]): void {
  if (label) {
    for (const value of label.values) gauge.set({ [label.name]: value }, 0);
    for (const answer of answers) gauge.set({ [label.name]: answer.label ?? '' }, answer.value);
  } else {
    gauge.set(answers[0]?.value ?? 0);
  }
}
