import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  type AttributeFields,
  type AttributeRefusal,
  createAttribute,
  deleteAttribute,
  updateAttribute,
} from '#store/modules/catalog/catalog.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'

const fields = args({
  name: { type: 'string' },
  slug: { type: 'string' },
  type: { type: 'string', enum: ['select', 'color'] },
  order_by: { type: 'string', enum: ['menu_order', 'name', 'name_num', 'id'] },
  has_archives: { type: 'boolean' },
})

export const invalidAttribute = () =>
  new ApiError(404, 'woocommerce_rest_taxonomy_invalid', 'Resource does not exist.')

const refused = (refusal: AttributeRefusal): ApiError => {
  if (refusal.reason === 'unknown') return invalidAttribute()
  const message = {
    no_name: () => 'Please, provide an attribute name.',
    slug_taken: (slug: string) => `Slug "${slug}" is already in use. Change it, please.`,
    slug_too_long: (slug: string) => `Slug "${slug}" is too long (28 characters max). Shorten it, please.`,
  }[refusal.reason]
  return new ApiError(400, 'woocommerce_rest_cannot_create', message('slug' in refusal ? refusal.slug : ''))
}

const readName = (given: AttributeFields): AttributeFields =>
  given.name === undefined ? given : { ...given, name: textOfHtml(given.name) }

/** How attributes are written; they are deleted without `force` too, as WooCommerce does. */
export const attributeWrites = (services: Services, answer: (c: Context, id: number) => Promise<object>) => {
  const make = async (c: Context, given: AttributeFields): Promise<object> => {
    const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
      createAttribute(inside, readName(given)),
    )
    if (!made.ok) throw refused(made.error)
    return answer(c, made.value)
  }
  const update = itemWrite(fields, async (c, given: AttributeFields, id) => {
    const done = await updateAttribute(requestContext(c, services), id, readName(given))
    if (!done.ok) throw refused(done.error)
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, _given, id) => {
    const before = await answer(c, id)
    const done = await deleteAttribute(requestContext(c, services), id)
    if (!done.ok) throw refused(done.error)
    return before
  })
  return {
    create: itemWrite({ ...fields, name: { type: 'string', required: true } }, make),
    createInBatch: itemWrite(fields, make),
    update: inLanguageToo(services, 'attribute', update, answer),
    remove,
  }
}
