export { queueCode, queuePasswordReset } from './account-messages.ts'
export { queueAlert } from './alert-messages.ts'
export { encryptOldNotifications } from './encrypt-old-secrets.ts'
export { createMailCarrier } from './mail-carrier.ts'
export {
  forgetReader,
  listNotices,
  markSeen,
  noticeOrder,
  sendOffer,
} from './notices.ts'
export { dropOldMessages, forgetRecipient } from './old-messages.ts'
export { queueOrderCode } from './order-code-messages.ts'
export { queueOrderMessages } from './order-messages.ts'
export {
  type Carriers,
  listOutbox,
  type Message,
  type OutboxMessage,
  type Post,
  type QueuedMessage,
  sendMessage,
} from './outbox.ts'
export { createPushCarrier } from './push/push-carrier.ts'
export { pushKeys } from './push/push-keys.ts'
export { queueOrderPush } from './push/push-messages.ts'
export { subscribe, unsubscribe } from './push/subscriptions.ts'
export { queueSecurityChange } from './security-messages.ts'
export { queueSignUp } from './sign-up-messages.ts'
export { createSmsCarrier } from './sms-carrier.ts'
