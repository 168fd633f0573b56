export { createMailCarrier } from './mail-carrier.ts'
export { queueOrderMessages } from './order-messages.ts'
export { type Carriers, type Message, sendMessage } from './outbox.ts'
