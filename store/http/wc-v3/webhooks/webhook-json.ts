import { datePair } from '#store/http/wp-rest/dates.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { splitTopic, type Webhook, type WebhookDelivery } from '#store/modules/webhooks/webhooks.ts'

const COLLECTION = '/wp-json/wc/v3/webhooks'
const ALLOW = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const TRASHED = 'wp_trash_post'
const UNTRASHED = 'untrashed_post'
/** The WordPress actions behind a topic, which WooCommerce answers to its clients. */
const HOOKS: Record<string, string[]> = {
  'coupon.created': ['woocommerce_process_shop_coupon_meta', 'woocommerce_new_coupon'],
  'coupon.updated': ['woocommerce_process_shop_coupon_meta', 'woocommerce_update_coupon'],
  'coupon.deleted': [TRASHED],
  'coupon.restored': [UNTRASHED],
  'customer.created': ['user_register', 'woocommerce_created_customer', 'woocommerce_new_customer'],
  'customer.updated': ['profile_update', 'woocommerce_update_customer'],
  'customer.deleted': ['delete_user'],
  'order.created': ['woocommerce_new_order'],
  'order.updated': ['woocommerce_update_order', 'woocommerce_order_refunded'],
  'order.deleted': [TRASHED, 'woocommerce_trash_order'],
  'order.restored': [UNTRASHED, 'woocommerce_untrash_order'],
  'product.created': [
    'woocommerce_process_product_meta',
    'woocommerce_new_product',
    'woocommerce_new_product_variation',
  ],
  'product.updated': [
    'woocommerce_process_product_meta',
    'woocommerce_update_product',
    'woocommerce_update_product_variation',
  ],
  'product.deleted': [TRASHED],
  'product.restored': [UNTRASHED],
}

interface About {
  origin: string
  timeZone: string
}

export const webhookJson = (webhook: Webhook, { origin, timeZone }: About) => ({
  id: webhook.id,
  name: webhook.name,
  status: webhook.status,
  topic: webhook.topic,
  ...splitTopic(webhook.topic),
  hooks: HOOKS[webhook.topic] ?? [],
  delivery_url: webhook.delivery_url,
  ...datePair('date_created', webhook.created_at, timeZone),
  ...datePair('date_modified', webhook.updated_at, timeZone),
  _links: itemLinks(origin, COLLECTION, webhook.id, ALLOW),
})

export const deliveryJson = (delivery: WebhookDelivery, { origin, timeZone }: About) => {
  const webhook = `${COLLECTION}/${delivery.webhook_id}`
  return {
    id: delivery.id,
    delivery_id: delivery.delivery_key,
    topic: delivery.topic,
    resource_id: delivery.resource_id,
    status: delivery.status,
    attempts: delivery.attempts,
    response_code: delivery.response_code,
    error: delivery.error,
    /** how what was not taken was answered */
    answer: delivery.answer,
    /** ms */
    duration: delivery.duration,
    ...datePair('date_created', delivery.created_at, timeZone),
    _links: itemLinks(origin, `${webhook}/deliveries`, delivery.id, ['GET', 'POST', 'PUT', 'PATCH'], webhook),
  }
}
