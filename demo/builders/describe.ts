import { createRandom } from '../random.ts'
import type { ProductSource } from '../source.ts'
import type { Build } from './build-context.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string) => `<p>${escaped(text)}</p>`

interface Described {
  about: string[]
  points?: string[] | undefined
}

const listOf = ({ points = [] }: Described, heading: string): string => {
  const items = points.map((point) => `<li>${escaped(point)}</li>`).join('')
  return items ? `<h3>${escaped(heading)}</h3><ul>${items}</ul>` : ''
}

/** A long description: paragraphs, then the strong points. */
export const descriptionHtml = (text: Described, heading: string): string =>
  [...text.about.map(paragraph), listOf(text, heading)].filter(Boolean).join('\n')

/** The long description: the product's own paragraphs, its strong points, and what holds for its kind. */
export const descriptionOf = (build: Build, product: ProductSource): string => {
  const random = createRandom(`${product.slug} words`)
  const [first = '', ...rest] = product.about
  const list = listOf(product, build.source.words.features)
  const notes = build.chain(product.category).find(({ notes }) => notes?.length)?.notes ?? []
  const chosen = random.sample(notes, Math.min(notes.length, random.int(1, 2))).map(paragraph)
  const body = rest.map(paragraph)
  const parts = random.chance(0.5) ? [list, ...body, ...chosen] : [...body, list, ...chosen]
  return [paragraph(first), ...parts].filter(Boolean).join('\n')
}
