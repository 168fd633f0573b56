export { queueCode, queuePasswordReset } from './account-messages.ts'
export { queueAlert } from './alert-messages.ts'
export { createMailCarrier } from './mail-carrier.ts'
export {
  forgetReader,
  listNotices,
  markSeen,
  noticeOrder,
  sendOffer,
} from './notices.ts'
export { queueOrderMessages } from './order-messages.ts'
export { type Carriers, listOutbox, type Message, type OutboxMessage, sendMessage } from './outbox.ts'
export { createSmsCarrier } from './sms-carrier.ts'
