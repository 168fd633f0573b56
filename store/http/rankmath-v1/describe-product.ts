import { formatMoney } from '#common/money.ts'
import { type CatalogProduct, loadProducts, translateProduct } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { languagesOf, readTranslations } from '#store/modules/translations/translations.ts'
import { summaryOf } from '../html.ts'
import { mediaUrl } from '../image.ts'
import { siteUrls } from '../site/urls.ts'
import { breadcrumb, type HeadSite, type PageHead } from './page-head.ts'

const AVAILABILITY = { instock: 'InStock', outofstock: 'OutOfStock', onbackorder: 'BackOrder' }
const TOMAN_IN_RIAL = 10

/** Prices in a currency that search engines know: Toman is told in Rial. */
const money = (site: HeadSite, amount: number) => {
  const { code, decimals } = site.settings.currency
  return code === 'IRT'
    ? { price: formatMoney(amount * TOMAN_IN_RIAL, decimals), priceCurrency: 'IRR' }
    : { price: formatMoney(amount, decimals), priceCurrency: code }
}

const offer = (site: HeadSite, product: CatalogProduct) => {
  const summary = site.services.catalog.summary(product.id)
  if (!summary?.price) return {}
  const { min, max } = summary.price
  const common = {
    availability: `https://schema.org/${AVAILABILITY[summary.stock]}`,
    url: site.url(siteUrls.product(product.slug)),
    ...(product.on_sale && product.sale_to_at
      ? { priceValidUntil: new Date(product.sale_to_at).toISOString().slice(0, 10) }
      : {}),
  }
  if (min === max) return { offers: { '@type': 'Offer', ...money(site, min), ...common } }
  const low = money(site, min)
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: low.price,
      highPrice: money(site, max).price,
      priceCurrency: low.priceCurrency,
      offerCount: Math.max(1, summary.variationIds.length),
      ...common,
    },
  }
}

const trailOf = (site: HeadSite, product: CatalogProduct): [string, string][] => {
  const { taxonomy } = site
  const [deepest = []] = product.category_ids
    .map((id) => taxonomy.categoryPath(id))
    .sort((a, b) => b.length - a.length)
  return deepest.toReversed().flatMap((id): [string, string][] => {
    const category = taxonomy.categories.get(id)
    return category ? [[category.name, siteUrls.productCategory(category.slug)]] : []
  })
}

/** The head of a product's page, null when no published product has this slug. */
export const describeProduct = async (site: HeadSite, slug: string): Promise<PageHead | null> => {
  const { catalog } = site.services
  const [id = 0] = catalog.idsWithSlug(slug)
  const found = (await loadProducts(site.context, [id])).get(id)
  if (!found) return null
  const texts = await readTranslations(site.context, 'product', [id])
  const product = translateProduct(found, { locale: site.locale, texts, taxonomy: catalog.taxonomy })
  const pictures = await findMedia(site.context, product.image_ids)
  const images = product.image_ids.flatMap((one) => pictures.get(one) ?? [])
  const path = siteUrls.product(product.slug)
  const description = summaryOf(product.short_description || product.description, 30)
  const brand = product.brand_ids.flatMap((one) => site.taxonomy.brands.get(one)?.name ?? [])[0]
  const [first] = images
  return {
    title: product.name,
    description,
    path,
    kind: 'product',
    image: first
      ? { src: mediaUrl(site.origin, first), width: first.width, height: first.height, alt: first.alt }
      : null,
    indexed: product.catalog_visibility !== 'hidden',
    languages: languagesOf(site.settings.locale, texts.get(id)),
    data: [
      {
        '@type': 'Product',
        name: product.name,
        description,
        url: site.url(path),
        image: images.map((picture) => mediaUrl(site.origin, picture)),
        ...(product.sku ? { sku: product.sku } : {}),
        ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
        ...(product.rating_count > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: (product.average_rating / 100).toFixed(2),
                reviewCount: product.rating_count,
              },
            }
          : {}),
        ...offer(site, product),
      },
      breadcrumb(site, [...trailOf(site, product), [product.name, path]]),
    ],
  }
}
