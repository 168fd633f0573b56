export { createMailCarrier } from './mail-carrier.ts'
export { queueOrderMessages } from './order-mail.ts'
export { type Carrier, type Carriers, type Message, sendMessage } from './outbox.ts'
