/** The service areas that the blog speaks of; labels are `blog.categories.<key>`. */
export const articleCategories = ['marketing', 'martech', 'gamedev'] as const;
