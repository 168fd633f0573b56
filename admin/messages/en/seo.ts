export const seo = {
  section: 'Search engines',
  preview: 'In search results',
  title: 'Title in search results',
  description: 'Description in search results',
  hint: 'Search engines decide what they show. Leave a field empty, and the page’s own text stands for it.',
  empty: 'Without a text search engines take one from the page.',
  letters: '%{count} of about %{most} letters',
  too_long: 'its end may be cut off',
}
