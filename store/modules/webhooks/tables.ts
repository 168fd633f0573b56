import type { Generated } from 'kysely'

export interface WebhooksTable {
  id: Generated<number>
  name: string
  /** active, paused, disabled */
  status: string
  /** e.g. order.created */
  topic: string
  delivery_url: string
  /** encrypted */
  secret: string
  /** of the staff with whose rights resources are read */
  customer_id: number
  /** failed deliveries in a row */
  failure_count: Generated<number>
  created_at: number
  updated_at: number | null
}

/** Deliveries that were sent or are queued. What was sent is not stored: it is full of persons. */
export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  /** lets the receiver recognise a repeated delivery */
  delivery_key: string
  /** as the webhook's at the time, or `ping` */
  topic: string
  resource_id: number
  /** webhook, topic and resource until the delivery begins, so that changes until then cause one delivery */
  waiting_for: string | null
  /** waiting, delivered, failed, dropped */
  status: string
  attempts: Generated<number>
  /** HTTP status of the last attempt, null without an answer */
  response_code: number | null
  error: Generated<string>
  /** how the last answer began, where the delivery was not taken; '' otherwise */
  answer: Generated<string>
  /** ms of the last attempt */
  duration: number | null
  created_at: number
}
