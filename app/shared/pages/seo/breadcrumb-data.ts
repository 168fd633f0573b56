/** BreadcrumbList of schema.org. `path` is from the origin, with the language's prefix. */
export const breadcrumbData = (origin: string, crumbs: { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})
