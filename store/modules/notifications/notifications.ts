export { createMailCarrier } from './mail-carrier.ts'
export { type Cause, queueOrderMessages } from './order-messages.ts'
export { type Carrier, type Carriers, type Message, sendMessage } from './outbox.ts'
