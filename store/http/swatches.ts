import type { Context } from 'hono'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import { mediaUrl } from './image.ts'
import { requestContext } from './middleware/authenticate.ts'
import { originOf } from './origin.ts'

type Term = Taxonomy['terms'] extends Map<number, infer T> ? T : never

/** Only attributes of this type show swatches; terms of others keep theirs for when they get it back. */
const hasSwatches = ({ attributes }: Taxonomy, { attribute_id }: Term): boolean =>
  attributes.get(attribute_id)?.type === 'color'

/** What stands for a term where shoppers choose: the URL of its picture, else its colour; null for none. */
export const readSwatches = async (
  c: Context,
  services: Services,
): Promise<(term: Term) => string | null> => {
  const { taxonomy } = services.catalog
  const ids = [...taxonomy.terms.values()].map(({ swatch_image_id: id }) => id)
  const pictures = await findMedia(requestContext(c, services), ids)
  const origin = originOf(c.req, services)
  return (term) => {
    if (!hasSwatches(taxonomy, term)) return null
    const picture = pictures.get(term.swatch_image_id ?? 0)
    return picture ? mediaUrl(origin, picture, 160) : term.swatch
  }
}
