import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';

/** What a topic is called; undefined if the site has none of this key. */
export const findTopic = (t: DeskTranslator, key: string) =>
  Object.hasOwn(t.topics, key) ? t.topics[key] : undefined;

/** What an entry is about, with the band of its area. */
export function TopicArea({ topic }: { topic: string }) {
  const t = useTexts();
  const known = findTopic(t, topic);
  return (
    <span className="dk-area" data-band={known?.band}>
      {known?.name ?? (topic || t('desk.list.row.noTopic'))}
    </span>
  );
}
