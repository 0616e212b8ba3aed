interface Searchable {
  title: string;
  tags: readonly string[];
}

/** The articles whose title or a tag contains the text; case, and blanks around the text, do not count. */
export function searchArticles<Article extends Searchable>(
  articles: readonly Article[],
  text: string,
  languageTag: string,
): readonly Article[] {
  const toComparable = (words: string) => words.normalize('NFKC').toLocaleLowerCase(languageTag);
  const wanted = toComparable(text.trim());
  return articles.filter(({ title, tags }) =>
    [title, ...tags].some((words) => toComparable(words).includes(wanted)),
  );
}
