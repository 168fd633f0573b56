export { createMailCarrier } from './mail-carrier.ts'
export { listNotices, markSeen, type Notice, noticeOrder, type Offer, sendOffer } from './notices.ts'
export { queueOrderMessages } from './order-messages.ts'
export { type Carriers, type Message, sendMessage } from './outbox.ts'
