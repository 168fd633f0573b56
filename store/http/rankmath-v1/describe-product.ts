import { pageDescription } from '#common/page-description.ts'
import { loadProducts, translateProduct } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { seoTextsOfMeta } from '#store/modules/seo/seo.ts'
import { languagesOf, readTranslations } from '#store/modules/translations/translations.ts'
import { mediaUrl } from '../image.ts'
import { siteUrls } from '../site/urls.ts'
import { loadProductData } from '../structured-data/load-product-data.ts'
import { withOwnTexts } from './own-texts.ts'
import { type HeadSite, type PageHead, shopWords } from './page-head.ts'

/** The head of a product's page, null when no published product has this slug. */
export const describeProduct = async (site: HeadSite, slug: string): Promise<PageHead | null> => {
  const { catalog } = site.services
  const [id = 0] = catalog.idsWithSlug(slug)
  const found = (await loadProducts(site.context, [id])).get(id)
  if (!found) return null
  const texts = await readTranslations(site.context, 'product', [id])
  const product = translateProduct(found, { locale: site.locale, texts, taxonomy: catalog.taxonomy })
  const pictures = await findMedia(site.context, product.image_ids, site.locale)
  const images = product.image_ids.flatMap((one) => pictures.get(one) ?? [])
  const path = siteUrls.product(product.slug)
  const namesOf = (ids: number[], rows: ReadonlyMap<number, { name: string }>) =>
    ids.flatMap((one) => rows.get(one)?.name ?? [])
  const description = pageDescription({
    name: product.name,
    text: product.short_description || product.description,
    facts: [
      ...namesOf(product.brand_ids, site.taxonomy.brands),
      ...namesOf(product.category_ids, site.taxonomy.categories),
    ],
    fillers: shopWords(site),
  })
  const [first] = images
  const head: PageHead = {
    title: product.name,
    description,
    path,
    kind: 'product',
    image: first
      ? { src: mediaUrl(site.origin, first), width: first.width, height: first.height, alt: first.alt }
      : null,
    indexed: product.catalog_visibility !== 'hidden',
    languages: languagesOf(site.settings.locale, 'product', found, texts.get(id)),
    data: (await loadProductData(site.services, site.request, id, site.locale)) ?? [],
  }
  return withOwnTexts(site, head, 'product', id, seoTextsOfMeta(found.meta_data))
}
