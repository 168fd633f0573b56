import type { Context } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type ItemWrite, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import type { Links } from '#store/http/wp-rest/links.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { termRefused } from '#store/http/wp-rest/term-refusals.ts'
import { inLanguageToo } from '#store/http/write-texts.ts'
import {
  type Attribute,
  createTerm,
  deleteTerm,
  type TermFields,
  type TermRefusal,
  updateTerm,
  type WrittenTerm,
} from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml, textOfHtml } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { type GivenImage, imageArg, resolveImage } from '../writes/given-images.ts'
import { invalidTerm } from './terms.ts'

const text = { type: 'string' } as const
const plainFields = args({ name: text, slug: text, description: text, ...readOnly('count') })
const whole = { type: 'integer' } as const
/** What each kind takes when it is written. */
const FIELDS = {
  tag: plainFields,
  shipping_class: plainFields,
  term: args({
    ...plainFields,
    menu_order: whole,
    ...readOnly('attribute_id'),
    swatch: { type: 'string', format: 'hex-color', nullable: true },
    swatch_image: { ...imageArg, nullable: true },
  }),
  brand: args({
    ...plainFields,
    parent: whole,
    image: imageArg,
    menu_order: whole,
    display: { type: 'unserved', allowed: ['default'] },
  }),
  category: args({
    ...plainFields,
    parent: whole,
    image: imageArg,
    menu_order: whole,
    display: { type: 'string', enum: ['default', 'products', 'subcategories', 'both'] },
  }),
} satisfies Record<WrittenTerm, object>

interface GivenTerm {
  name?: string | undefined
  slug?: string | undefined
  description?: string | undefined
  parent?: number | undefined
  image?: GivenImage | undefined
  menu_order?: number | undefined
  display?: string | undefined
  /** null for none */
  swatch?: string | null | undefined
  swatch_image?: GivenImage | null | undefined
}

const refused = (kind: WrittenTerm, refusal: TermRefusal): ApiError =>
  termRefused(refusal, {
    unknown: invalidTerm,
    missingParent: 'missing_parent',
    isTree: kind === 'category' || kind === 'brand',
    idField: 'resource_id',
  })

const noTrash = () =>
  new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Resource does not support trashing.')

/** An item that is gone may not be written any more. */
const withoutHints = (item: object): object => {
  const { _links, ...rest } = item as { _links: Links }
  const self = _links.self?.map(({ href }) => ({ href })) ?? []
  return { ...rest, _links: { ..._links, self } }
}

/** Swatches belong to terms of an attribute of the type `color`. @throws ApiError 400 for others that are given one */
const refuseSwatches = (given: GivenTerm): void => {
  const message = 'The attribute has no swatches: its type is not color.'
  const wrong = (['swatch', 'swatch_image'] as const).filter((name) => given[name])
  if (wrong.length === 0) return
  throw invalidParameters(
    Object.fromEntries(wrong.map((name) => [name, { code: 'rest_invalid_param', message }])),
  )
}

interface TermRoute {
  kind: WrittenTerm
  /** the term as it is read; throws where there is none of this id */
  answer: (c: Context, id: number) => Promise<object>
  /** the attribute whose terms these are; throws where there is no such attribute */
  attributeOf?: (c: Context) => Promise<Attribute>
}

export interface TermWrites {
  create: ItemWrite
  /** as `create`, where an entry of a batch comes without a name: it is refused in other words */
  createInBatch: ItemWrite
  update: ItemWrite
  remove: ItemWrite
}

/** How categories, brands, tags, shipping classes and terms of attributes are written. */
export const termWrites = (services: Services, route: TermRoute): TermWrites => {
  const { kind, answer } = route
  const attributeOf = async (c: Context, given?: GivenTerm): Promise<number> => {
    const attribute = await route.attributeOf?.(c)
    if (given && attribute?.type !== 'color') refuseSwatches(given)
    return attribute?.id ?? 0
  }
  const readFields = async (c: Context, given: GivenTerm): Promise<TermFields> => ({
    name: given.name === undefined ? undefined : textOfHtml(given.name),
    slug: given.slug,
    description: given.description === undefined ? undefined : sanitiseHtml(given.description),
    parent_id: given.parent,
    display: given.display,
    image_id: given.image && (await resolveImage(c, services, given.image)),
    menu_order: given.menu_order,
    swatch: given.swatch?.toLowerCase() ?? given.swatch,
    swatch_image_id: given.swatch_image && (await resolveImage(c, services, given.swatch_image)),
  })
  const make = async (c: Context, given: GivenTerm): Promise<object> => {
    const attributeId = await attributeOf(c, given)
    const fields = await readFields(c, given)
    const made = await makeOnce(c, requestContext(c, services), given, (inside) =>
      createTerm(inside, kind, fields, attributeId),
    )
    if (!made.ok) throw refused(kind, made.error)
    return answer(c, made.value)
  }
  const update = itemWrite(FIELDS[kind], async (c, given: GivenTerm, id) => {
    const attributeId = await attributeOf(c, given)
    await answer(c, id)
    const fields = await readFields(c, given)
    const done = await updateTerm(requestContext(c, services), kind, id, fields, attributeId)
    if (!done.ok) throw refused(kind, done.error)
    return answer(c, id)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const attributeId = await attributeOf(c)
    const before = await answer(c, id)
    if (!force) throw noTrash()
    const done = await deleteTerm(requestContext(c, services), kind, id, attributeId)
    if (!done.ok) throw refused(kind, done.error)
    return withoutHints(before)
  })
  return {
    create: itemWrite({ ...FIELDS[kind], name: { type: 'string', required: true } }, make),
    createInBatch: itemWrite(FIELDS[kind], make),
    update: kind === 'shipping_class' ? update : inLanguageToo(services, kind, update, answer),
    remove,
  }
}
