import { m } from '#app/messages/paraglide/messages.js'
import { productHref } from '#app/shared/links/links.ts'
import { breadcrumbData } from '#app/shared/pages/seo/breadcrumb-data.ts'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { localePrefix, type SiteUrls } from '#app/shared/settings/root-data.ts'
import type { Reviewed } from './load-reviewed-product.ts'

/** The product with what was said of it, for search engines (schema.org). */
export const reviewsData = (
  { origin, locale, homeLocale }: SiteUrls,
  { product, reviews, path }: { product: Reviewed; reviews: ReviewsView; path: string },
): object[] => {
  const prefix = localePrefix(locale, homeLocale)
  const crumbs = breadcrumbData(origin, [
    { name: m.shell_home(), path: prefix || '/' },
    { name: product.name, path: prefix + productHref(product.slug) },
    { name: m.product_reviews(), path: prefix + path },
  ])
  if (product.ratings === 0) return [crumbs]
  return [
    crumbs,
    {
      '@type': 'Product',
      name: product.name,
      url: origin + prefix + productHref(product.slug),
      ...(product.image && { image: new URL(product.image.src, origin).href }),
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.average,
        ratingCount: product.ratings,
        bestRating: 5,
      },
      review: reviews.items.map(({ reviewer, date, rating, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: reviewer },
        datePublished: date.slice(0, 10),
        ...(rating > 0 && { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }),
        reviewBody: text,
      })),
    },
  ]
}
