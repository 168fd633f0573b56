export { queueCode, queueInvitation, queuePasswordReset } from './account-messages.ts'
export { queueAlert } from './alert-messages.ts'
export {
  type Campaign,
  cancelCampaign,
  findCampaign,
  giveUpCampaign,
  listCampaigns,
  type NewCampaign,
  readResults,
  resumeCampaign,
  scheduleCampaign,
} from './campaigns/campaigns.ts'
export { listScratchCards, takeBackScratchCards } from './campaigns/scratch-cards.ts'
export { countRecipients, nextRecipients, type Segment } from './campaigns/segment.ts'
export { queueCampaign } from './campaigns/send-campaign.ts'
export { queueContactMail } from './contact-mail.ts'
export {
  forgetOrderNews,
  forgetReader,
  listNotifications,
  markSeen,
  notifyOfOrder,
  sendOffer,
} from './customer-notifications.ts'
export { encryptOldNotifications } from './encrypt-old-secrets.ts'
export { type Connect, createMailTransport, readSender } from './mail-transport.ts'
export { messageRank } from './message-rank.ts'
export { dropOldMessages, forgetRecipient } from './old-messages.ts'
export { queueOrderCode } from './order-code-messages.ts'
export { queueOrderMessages, queueRequestedMail } from './order-messages.ts'
export { summarise } from './order-summary.ts'
export { queueOrphanedPaymentMail } from './orphaned-payment-mail.ts'
export {
  giveUpMessages,
  isRefusedForGood,
  listOutbox,
  type Message,
  type OutboxDeps,
  type OutboxMessage,
  type QueuedMessage,
  reviveMessages,
  SENDING,
  sendMessage,
  type Transports,
} from './outbox.ts'
export { pushKeys } from './push/push-keys.ts'
export { queueOrderPush } from './push/push-messages.ts'
export { createPushTransport } from './push/push-transport.ts'
export { forgetPushBrowsers, listPushBrowsers, subscribe, unsubscribe } from './push/subscriptions.ts'
export { queueSecurityChange } from './security-messages.ts'
export { queueSignUp } from './sign-up-messages.ts'
export { createSmsTransport } from './sms-transport.ts'
export { previewTemplate } from './templates/preview.ts'
export { FIELDS, TEMPLATES, type TemplateTexts } from './templates/template-list.ts'
export {
  checkTexts,
  readTemplate,
  resetTemplate,
  saveTemplate,
  type TemplateProblem,
} from './templates/templates.ts'
export { createOwnTransports, readSources, type TransportSource } from './transports/own-transports.ts'
export { sendTestMessage } from './transports/test-message.ts'
export { saveMailServer, saveSmsService } from './transports/transport-settings.ts'
export { createWriter, type Writer } from './write.ts'
