import type { Build } from './build-context.ts'
import { type Shot, stage } from './pictures/staging.ts'
import { createRandom } from './random.ts'
import type { ProductSource } from './source.ts'

export interface Photographs {
  all: number[]
  /** colour term → its picture */
  ofColour: Map<string, number>
}

/**
 * Takes a product's pictures: the front (of every colour there is), then more of the first. They are made once, at
 * the first start, so only featured products get many.
 */
export const photograph = (build: Build, product: ProductSource): Photographs => {
  const { album, source } = build
  const random = createRandom(`${product.slug} pictures`)
  const [category] = build.chain(product.category)
  const hue = random.pick(category?.hues ?? [250])
  const alt = (shot: Shot | 'colour', colour = '') =>
    source.words.alts[shot].replace('{name}', product.name).replace('{colour}', colour)

  const ofColour = new Map<string, number>()
  const swatches = Object.entries(product.options ?? {}).flatMap(([attribute, slugs]) =>
    slugs.map((slug) => build.term(attribute, slug)).filter(({ swatch }) => swatch),
  )
  for (const { slug, name, swatch } of swatches) {
    const picture = { ...product.picture, colour: swatch ?? undefined }
    ofColour.set(
      slug,
      album.take(stage(`${product.slug}-${slug}`, 'front', picture, hue), alt('colour', name)),
    )
  }
  const picture = { ...product.picture, colour: swatches[0]?.swatch ?? product.picture.colour }
  const take = (shot: Shot) => album.take(stage(`${product.slug}-${shot}`, shot, picture, hue), alt(shot))
  const fronts = ofColour.size > 0 ? [...ofColour.values()] : [take('front')]
  const [front = 0, ...others] = fronts
  const more: Shot[] = []
  // products in several colours have pictures enough, unless they are shown off
  const shown = product.featured || (ofColour.size < 2 && product.picture.with && random.chance(0.7))
  if (shown) more.push(product.picture.with ? 'group' : 'angle')
  if (product.featured && ofColour.size === 0) more.push('closeup')
  return { all: [front, ...more.map(take), ...others], ofColour }
}
