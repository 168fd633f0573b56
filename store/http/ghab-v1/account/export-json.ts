import type { Context } from '#store/context.ts'
import { mediaUrl } from '#store/http/image.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { listAlerts } from '#store/modules/alerts/alerts.ts'
import { listCouponUses } from '#store/modules/cart/cart.ts'
import { findReviewPhotos, listReviews } from '#store/modules/catalog/catalog.ts'
import { findContactMessagesOf, listComments } from '#store/modules/content/content.ts'
import {
  type Customer,
  findBlock,
  findCustomer,
  listApplicationPasswords,
  listCustomerNotes,
  listSessions,
  readSecondFactor,
} from '#store/modules/customers/customers.ts'
import { listPoints, listWishes } from '#store/modules/loyalty/loyalty.ts'
import { listNotifications, listPushBrowsers } from '#store/modules/notifications/notifications.ts'
import { findNotes, findRefunds, listDownloads, listOrders } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { buyerOrderJson } from '../orders/order-json.ts'
import { commonDownloadJson } from './download-json.ts'
import { profileJson } from './profile-json.ts'

const MOST_ENTRIES = 10_000
const MOST_ORDERS = 10_000
const MOST_REVIEWS = 10_000
const MOST_COMMENTS = 10_000

/** What the customer wrote of products, and the pictures to it. */
const reviewsOf = async (context: Context, origin: string) => {
  const { reviews } = await listReviews(context, {
    customers: [context.actor.customerId],
    status: 'all',
    forShoppers: false,
    orderBy: 'date',
    direction: 'asc',
    limit: MOST_REVIEWS,
    offset: 0,
  })
  const photos = await findReviewPhotos(
    context,
    reviews.map(({ id }) => id),
  )
  return reviews.map((review) => ({
    product: review.product_name,
    rating: review.rating,
    review: review.review,
    status: review.status,
    date_gmt: gmtDate(review.created_at),
    photos: (photos.get(review.id) ?? []).map((photo) => mediaUrl(origin, photo)),
  }))
}

type Contacts = Pick<Customer, 'email' | 'mobile'>

/** What of the account's contacts somebody has shown to be theirs. */
const provedContacts = ({ email, isEmailProved, mobile, isMobileProved }: Customer): Contacts => ({
  email: isEmailProved ? email : '',
  mobile: isMobileProved ? mobile : '',
})

const messagesOf = async (context: Context, contacts: Contacts) =>
  (await findContactMessagesOf(context, contacts)).map(({ name, email, phone, message, created_at }) => ({
    name,
    email,
    phone,
    message,
    date_gmt: gmtDate(created_at),
  }))

const blockOf = async (context: Context, customerId: number) => {
  const block = await findBlock(context, customerId)
  return block && { since_gmt: gmtDate(block.since), reason: block.reason }
}

interface ExportOptions {
  /** of the session that asks, '' for none */
  token: string
  /** whether it is for the staff, who see what was sent with contacts that nobody has proved */
  forStaff?: boolean
}

/** Everything that the shop holds of the customer who asks. */
export const exportJson = async (
  context: Context,
  origin: string,
  { token, forStaff = false }: ExportOptions,
) => {
  const { customerId } = context.actor
  const customer = (await findCustomer(context, customerId)) as Customer
  const found = forStaff ? customer : provedContacts(customer)
  const { currency } = await readSettings(context)
  const { orders } = await listOrders(context, {
    filter: { statuses: [], createdVia: [], include: [], exclude: [], customerId },
    orderBy: 'id',
    direction: 'asc',
    limit: MOST_ORDERS,
    offset: 0,
  })
  const ids = orders.map(({ id }) => id)
  const refunds = Map.groupBy(await findRefunds(context, ids), ({ order_id }) => order_id)
  const json = []
  for (const order of orders) {
    json.push({
      ...buyerOrderJson(order, {
        origin,
        decimals: currency.decimals,
        media: new Map(),
        notes: await findNotes(context, order.id),
        refunds: refunds.get(order.id) ?? [],
        canPay: false,
        cancelUntil: null,
        needsReceipt: false,
        account: {},
      }),
      ip_address: order.customer_ip_address,
      user_agent: order.customer_user_agent,
    })
  }
  const { entries } = await listPoints(context, customerId, { limit: MOST_ENTRIES, offset: 0 })
  const wishes = await listWishes(context, customerId)
  const sessions = await listSessions(context, token)
  const { comments } = await listComments(context, {
    customerId,
    direction: 'asc',
    limit: MOST_COMMENTS,
    offset: 0,
  })
  const alerts = await listAlerts(context, customerId, [customer.email, customer.mobile].filter(Boolean))
  const notifications = await listNotifications(context, customerId)
  const downloads = await listDownloads(context, customerId)
  const { hasTotp, passkeys } = await readSecondFactor(context)
  const applicationPasswords = await listApplicationPasswords(context)
  return {
    customer: {
      ...(await profileJson(context, customer, origin)),
      block: await blockOf(context, customerId),
    },
    orders: json,
    reviews: await reviewsOf(context, origin),
    comments: comments.map(({ postId, content, createdAt }) => ({
      post_id: postId,
      comment: content,
      date_gmt: gmtDate(createdAt),
    })),
    alerts: alerts.map(({ product_id, kind, channel, created_at }) => ({
      product_id,
      kind,
      channel,
      date_gmt: gmtDate(created_at),
    })),
    points: entries.map(({ points, reason, order_id, created_at }) => ({
      points,
      reason,
      order_id,
      date_gmt: gmtDate(created_at),
    })),
    wish_list: wishes.map(({ slug, addedAt }) => ({ slug, date_added_gmt: gmtDate(addedAt) })),
    notifications: notifications.map(({ title, text, code, created_at }) => ({
      title,
      text,
      code,
      date_gmt: gmtDate(created_at),
    })),
    second_factors: [
      ...(hasTotp ? [{ kind: 'totp' }] : []),
      ...passkeys.map(({ name, createdAt }) => ({
        kind: 'passkey',
        name,
        date_created_gmt: gmtDate(createdAt),
      })),
    ],
    downloads: downloads.map((permission) => commonDownloadJson(permission, origin)),
    coupon_uses: await listCouponUses(
      context,
      [String(customerId), found.email, found.mobile].filter(Boolean),
    ),
    contact_messages: await messagesOf(context, found),
    push_subscriptions: (await listPushBrowsers(context, customerId)).map(({ endpoint, created_at }) => ({
      endpoint,
      date_gmt: gmtDate(created_at),
    })),
    sessions: sessions.map(({ userAgent, clientIp, createdAt, lastSeenAt }) => ({
      user_agent: userAgent,
      ip_address: clientIp,
      date_created_gmt: gmtDate(createdAt),
      last_seen_gmt: gmtDate(lastSeenAt),
    })),
    notes: (await listCustomerNotes(context, customerId)).map(({ note, created_at }) => ({
      note,
      date_gmt: gmtDate(created_at),
    })),
    application_passwords: applicationPasswords.map(({ name, createdAt }) => ({
      name,
      date_created_gmt: gmtDate(createdAt),
    })),
  }
}
