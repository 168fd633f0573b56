/** What the shop's SEO plugin says of a page (`getHead`): values of an allow-list, never markup. */
export interface SeoHead {
  /** '' where the plugin says nothing, as for all that follows */
  title: string
  description: string
  robots: string
  /** absolute, within the shop */
  canonical: string
  /** by property, as `og:title`; those of Twitter by name, as `twitter:card` */
  social: Record<string, string>
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The head that the loader of the page's own route brought along as `head`, if it did. */
export const seoHeadOf = (matches: Matches): SeoHead | null =>
  (matches.at(-1)?.loaderData as { head?: SeoHead | null } | null | undefined)?.head ?? null
