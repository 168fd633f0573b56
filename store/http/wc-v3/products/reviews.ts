import { type Context, Hono } from 'hono'
import { renderHtml } from '#store/http/html.ts'
import { hasRight, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { siteUrls } from '#store/http/site/urls.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { datePair, parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg, forceArg, listArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addReview,
  approvedOf,
  deleteReview,
  editReview,
  findReview,
  listReviews,
  type Review,
} from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml, textOfHtml } from '#store/modules/content/content.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

const ids = { type: 'array', items: { type: 'integer' } } as const
const { modified_after: _after, modified_before: _before, dates_are_gmt: _gmt, ...shared } = listArgs
export const reviewListArgs = args({
  ...shared,
  orderby: {
    type: 'string',
    default: 'date_gmt',
    enum: ['date', 'date_gmt', 'id', 'include', 'product'],
  },
  reviewer: ids,
  reviewer_exclude: ids,
  reviewer_email: { type: 'string', format: 'email' },
  product: { ...ids, default: [] },
  status: { type: 'string', default: 'approved', enum: ['all', 'hold', 'approved', 'spam', 'trash'] },
})

const ITEM_METHODS = ['GET', ...EDITS, 'DELETE']
const fields = args({
  ...readOnly(
    'date_created',
    'date_created_gmt',
    'product_name',
    'product_permalink',
    'reviewer_avatar_urls',
    'verified',
  ),
  product_id: { type: 'integer' },
  status: { type: 'string', enum: ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'] },
  reviewer: { type: 'string' },
  reviewer_email: { type: 'string', format: 'email' },
  review: { type: 'string' },
  rating: { type: 'integer', minimum: 1, maximum: 5 },
})
const required = { type: 'string', required: true } as const
const createArgs = args({
  ...fields,
  product_id: { type: 'integer', required: true },
  reviewer: required,
  reviewer_email: { ...required, format: 'email' },
  review: required,
})

const unknownReview = () => new ApiError(404, 'woocommerce_rest_review_invalid_id', 'Invalid review ID.')

const unknownProduct = () => new ApiError(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.')
const invalidContent = () =>
  new ApiError(400, 'woocommerce_rest_review_content_invalid', 'Invalid review content.')

type ReviewJson = object & { _links: unknown }

/** How those who run the shop write reviews. */
const reviewWrites = (
  services: Services,
  answer: (c: Context, review: Review | null) => Promise<ReviewJson>,
) => {
  const make = async (c: Context, given: Partial<Parsed<typeof createArgs>>): Promise<object> => {
    const { product_id = 0, review = '', reviewer = '', reviewer_email = '', rating = 0 } = given
    const { status = 'approved' } = given
    if (review.trim() === '') throw invalidContent()
    const context = requestContext(c, services)
    const added = await addReview(context, {
      productId: product_id,
      review: sanitiseHtml(review),
      reviewer: textOfHtml(reviewer),
      reviewerEmail: reviewer_email,
      rating,
      status: status === 'unspam' || status === 'untrash' ? 'approved' : status,
    })
    if (added.ok) return answer(c, await findReview(context, added.value))
    if (added.error === 'unknown_product') throw unknownProduct()
    throw new ApiError(
      409,
      'woocommerce_rest_comment_duplicate',
      'Duplicate comment detected; it looks as though you&#8217;ve already said that!',
    )
  }
  const update = itemWrite(fields, async (c, given, id) => {
    if (given.review?.trim() === '') throw invalidContent()
    const context = requestContext(c, services)
    const before = await findReview(context, id)
    if (!before) throw unknownReview()
    if (given.product_id !== undefined && given.product_id !== before.product_id) throw unknownProduct()
    const edited = await editReview(context, id, {
      status: given.status,
      review: given.review === undefined ? undefined : sanitiseHtml(given.review),
      rating: given.rating,
      reviewer: given.reviewer === undefined ? undefined : textOfHtml(given.reviewer),
      reviewerEmail: given.reviewer_email,
    })
    return answer(c, edited.ok ? edited.value : null)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    const context = requestContext(c, services)
    const review = await findReview(context, id)
    if (!review) throw unknownReview()
    if (!force && review.status === 'trash') {
      throw new ApiError(410, 'woocommerce_rest_already_trashed', 'The object has already been trashed.')
    }
    const done = force
      ? await deleteReview(context, services.dataDir, id)
      : await editReview(context, id, { status: 'trash' })
    const json = await answer(c, done.ok ? done.value : null)
    if (!force) return json
    const { _links, ...previous } = json
    return { deleted: true, previous }
  })
  return {
    create: itemWrite(createArgs, make),
    /** an entry of a batch without a text is refused in other words */
    createInBatch: itemWrite(fields, make),
    update,
    remove,
  }
}

/**
 * `wc/v3/products/reviews`: shoppers read what is approved, without addresses; those who run the shop approve, mend
 * and delete. Nobody is sent to an avatar service.
 */
export const reviewRoutes = (services: Services): Hono => {
  const app = new Hono()

  /** @param isWritten whether whoever wrote them is answered: with their text as it was written */
  const serialize = async (c: Context, reviews: readonly Review[], isWritten = false) => {
    const { timezone } = await readSettings(requestContext(c, services))
    const origin = originOf(c.req, services)
    const full = hasRight(c)
    return reviews.map((review) => ({
      id: review.id,
      ...datePair('date_created', review.created_at, timezone),
      product_id: review.product_id,
      product_name: review.product_name,
      product_permalink: origin + siteUrls.product(review.product_slug),
      status: review.status,
      reviewer: review.reviewer,
      reviewer_email: full ? review.reviewer_email : '',
      review: isWritten ? review.review : `${renderHtml(review.review, origin)}\n`,
      rating: review.rating,
      verified: review.verified === 1,
      reviewer_avatar_urls: { 24: '', 48: '', 96: '' },
      _links: itemLinks(
        `${origin}/wp-json/wc/v3`,
        '/products/reviews',
        review.id,
        ITEM_METHODS,
        `/products/${review.product_id}`,
      ),
    }))
  }

  const answer = async (c: Context, review: Review | null): Promise<ReviewJson> => {
    const [json] = review ? await serialize(c, [review], true) : []
    if (!json) throw unknownReview()
    return json
  }
  const writes = reviewWrites(services, answer)

  mountRoute(
    app,
    services,
    '/products/reviews',
    endpoint('GET', reviewListArgs, async (c, query) => {
      if (query.status !== 'approved') requireKey(c, 'read')
      const { timezone } = await readSettings(requestContext(c, services))
      const date = (text: string | undefined) => (text ? (parseDate(text, timezone) ?? undefined) : undefined)
      const full = hasRight(c)
      const { reviews, total } = await listReviews(requestContext(c, services), {
        products: query.product.length ? query.product : undefined,
        status: query.status,
        forShoppers: !full,
        customers: query.reviewer,
        exceptCustomers: query.reviewer_exclude,
        email: full ? query.reviewer_email : undefined,
        search: query.search,
        include: query.include.length ? query.include : undefined,
        exclude: query.exclude,
        after: date(query.after),
        before: date(query.before),
        orderBy: query.orderby === 'date_gmt' ? 'date' : query.orderby,
        direction: query.order,
        limit: query.per_page,
        offset: skipped(query),
      })
      return sendList(c, services, await serialize(c, reviews), {
        total,
        page: query.page,
        perPage: query.per_page,
      })
    }),
    createEndpoint(writes.create),
  )
  mountRoute(
    app,
    services,
    '/products/reviews/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      const context = requestContext(c, services)
      const id = Number(c.req.param('id'))
      const isShown = hasRight(c) || (await approvedOf(context, [id])).length > 0
      const review = isShown ? await findReview(context, id) : null
      if (!review) throw unknownReview()
      const [json] = await serialize(c, [review])
      return sendItem(c, json as object)
    }),
    updateEndpoint(writes.update),
    deleteEndpoint(writes.remove),
  )
  mountBatch(app, services, '/products/reviews', {
    create: writes.createInBatch,
    update: writes.update,
    delete: writes.remove,
  })
  return new Hono().route('/wp-json/wc/v3', app)
}
