import { z } from 'zod'
import * as campaigns from '#store-api/contract/campaigns.ts'
import * as messaging from '#store-api/contract/messaging.ts'
import { manager, type OwnRoute } from './own-route.ts'

/** Messages of the shop: campaigns, templates and how they are sent. */
export const MESSAGES: Record<string, OwnRoute> = {
  'GET campaigns': manager('List messages to many customers', {
    query: campaigns.campaignsQuery,
    answer: z.array(campaigns.campaign),
  }),
  'POST campaigns': manager('Send a message to many customers', {
    body: campaigns.newCampaign,
    answer: campaigns.campaign,
  }),
  'POST campaigns/preview': manager('Ask how many customers are meant', {
    body: campaigns.campaignTarget,
    answer: campaigns.campaignPreview,
  }),
  'GET campaigns/:id': manager('Read a message to many customers, and what became of it', {
    answer: campaigns.campaignWithResults,
  }),
  'POST campaigns/:id/cancel': manager('Send it to nobody further', { answer: campaigns.campaign }),
  'GET mail-settings': manager('Read by what mail is sent', { answer: messaging.mailSettings }),
  'PUT mail-settings': manager('Change by what mail is sent', {
    body: messaging.mailSettingsChange,
    answer: messaging.mailSettings,
  }),
  'POST mail-settings/test': manager('Send a test mail', {
    body: messaging.mailTest,
    answer: messaging.testAnswer,
  }),
  'GET message-templates': manager('List what the shop says in messages', {
    query: messaging.templateQuery,
    answer: z.array(messaging.messageTemplate),
  }),
  'GET message-templates/:id': manager('Read the texts of a message', {
    query: messaging.templateQuery,
    answer: messaging.messageTemplate,
  }),
  'PUT message-templates/:id': manager('Say a message in other words', {
    query: messaging.templateQuery,
    body: messaging.templateChange,
    answer: messaging.messageTemplate,
  }),
  'DELETE message-templates/:id': manager('Take the shop’s own words back', {
    query: messaging.templateQuery,
    answer: messaging.messageTemplate,
  }),
  'POST message-templates/:id/preview': manager('See a message with made-up data', {
    query: messaging.templateQuery,
    body: messaging.templateChange,
    answer: messaging.templatePreview,
  }),
  'GET sms-settings': manager('Read by what SMS is sent', { answer: messaging.smsSettings }),
  'PUT sms-settings': manager('Change by what SMS is sent', {
    body: messaging.smsSettingsChange,
    answer: messaging.smsSettings,
  }),
  'POST sms-settings/test': manager('Send a test SMS', {
    body: messaging.smsTest,
    answer: messaging.testAnswer,
  }),
}
