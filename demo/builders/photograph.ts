import { type Locale, otherLocale } from '#common/locale.ts'
import { type Shot, stage } from '../pictures/staging.ts'
import { createRandom } from '../random.ts'
import type { ProductSource } from '../source.ts'
import type { Build } from './build-context.ts'
import { PICTURE_WORDS } from './picture-words.ts'

export interface Photographs {
  all: number[]
  /** colour term → its picture */
  ofColour: Map<string, number>
}

const altOf = (locale: Locale, shot: Shot | 'colour', name: string, colour = ''): string =>
  PICTURE_WORDS[locale].alts[shot].replace('{name}', name).replace('{colour}', colour)

/**
 * Takes a product's pictures: the front (of every colour there is), then of the first colour a scene with its
 * companions. A close look is taken where that makes less than three and of featured products, which without colours
 * get one picture more: all are drawn at the first start, which someone waits for.
 */
export const photograph = (build: Build, product: ProductSource): Photographs => {
  const { album, source } = build
  const random = createRandom(`${product.slug} pictures`)
  const [category] = build.chain(product.category)
  const hue = random.pick(category?.hues ?? [250])
  const { translation } = source
  const text = translation?.products[product.slug]
  const alts = (shot: Shot | 'colour', colour?: { name: string; translated: string | undefined }) =>
    [
      altOf(source.locale, shot, product.name, colour?.name),
      text && altOf(otherLocale(source.locale), shot, text.name, colour?.translated),
    ] as const

  const ofColour = new Map<string, number>()
  const swatches = Object.entries(product.options ?? {}).flatMap(([attribute, slugs]) =>
    slugs
      .map((slug) => ({
        ...build.term(attribute, slug),
        translated: translation?.attributes[attribute]?.terms[slug],
      }))
      .filter(({ swatch }) => swatch),
  )
  for (const term of swatches) {
    const { slug, swatch } = term
    const picture = { ...product.picture, colour: swatch ?? undefined }
    const scene = stage(`${product.slug}-${slug}`, 'front', picture, hue, product.slug)
    ofColour.set(slug, album.take(scene, ...alts('colour', term)))
  }
  const picture = { ...product.picture, colour: swatches[0]?.swatch ?? product.picture.colour }
  const take = (shot: Shot) =>
    album.take(stage(`${product.slug}-${shot}`, shot, picture, hue, product.slug), ...alts(shot))
  const fronts = ofColour.size > 0 ? [...ofColour.values()] : [take('front')]
  const [front = 0, ...others] = fronts
  const more: Shot[] = ['group']
  // three at least; those in several colours have them already
  if (fronts.length < 2 || product.featured) more.push('closeup')
  if (fronts.length < 2 && product.featured) more.push('angle')
  return { all: [front, ...more.map(take), ...others], ofColour }
}
