export { type DeliverDeps, deliver, giveUpDelivery, reviveDelivery } from './deliver.ts'
export {
  dropOldDeliveries,
  findDelivery,
  forgetAnswers,
  listDeliveries,
  queueDeliveries,
  redeliver,
  type WebhookDelivery,
} from './deliveries.ts'
export {
  addWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  updateWebhook,
  WEBHOOK_STATUSES,
  type Webhook,
} from './manage.ts'
export { splitTopic, TOPICS, type WebhookResource } from './topics.ts'
