import { useTexts } from '../frame/desk-context.ts';

/** What an entry is about, with the band of its area. */
export function TopicArea({ topic }: { topic: string }) {
  const t = useTexts();
  const known = Object.hasOwn(t.topics, topic) ? t.topics[topic] : undefined;
  return (
    <span className="dk-area" data-band={known?.band}>
      {known?.name ?? (topic || t('desk.list.row.noTopic'))}
    </span>
  );
}
