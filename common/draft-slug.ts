/**
 * What stands for the slug of a product that is not published yet where a preview shows it: it may have no slug until it is.
 */
export const draftSlug = (id: number): string => `draft-${id}`

/** The product that such a slug stands for; null for any other slug. */
export const idOfDraftSlug = (slug: string): number | null => {
  const [, id] = /^draft-([1-9]\d{0,14})$/.exec(slug) ?? []
  return id === undefined ? null : Number(id)
}
