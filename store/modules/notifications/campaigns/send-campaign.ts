import type { Context } from '#store/context.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import { hashContact } from '../contact-hash.ts'
import { addNotifications, offerNotification } from '../customer-notifications.ts'
import { frameMail } from '../mail-frame.ts'
import { presentShop } from '../order-summary.ts'
import { type Message, type OutboxDeps, type QueuedMessage, queueMessages } from '../outbox.ts'
import { pushMessages } from '../push/push-messages.ts'
import { fillIn } from '../templates/templates.ts'
import { type Campaign, findCampaign, UNDER_WAY } from './campaigns.ts'
import { countRecipients, nextRecipients, type Recipient } from './segment.ts'

/** customers in one transaction */
const AT_ONCE = 50

interface CampaignDeps extends OutboxDeps {
  /** has the next customers reached, those behind this id */
  queueNext: (inside: Context, after: number) => Promise<void>
  /** has it begun at its time */
  queueAt: (inside: Context, time: number) => Promise<void>
}

/** One message for each address, whoever has it. */
const keyOf = ({ id }: Campaign, { id: customer, contact }: Recipient): string =>
  `campaign:${id}:${hashContact(contact || String(customer))}`

/** The title and words for somebody, in the shop's language and, where they were written, in the other one. */
const wordsFor = ({ title, text, translation }: Campaign, values: Record<string, string>) =>
  [{ title, text }, ...(translation ? [translation] : [])].map((words) => ({
    title: fillIn(words.title, values),
    text: fillIn(words.text, values),
  }))

const messagesTo = async (
  context: Context,
  campaign: Campaign,
  recipient: Recipient,
  settings: StoreSettings,
): Promise<Message[]> => {
  const words = wordsFor(campaign, { name: recipient.name, shop: settings.site_name })
  const [{ title, text } = campaign] = words
  const key = keyOf(campaign, recipient)
  const shop = presentShop(settings)
  switch (campaign.channel) {
    case 'inbox':
      return []
    case 'push': {
      const news = { title, body: text, url: '/notifications', tag: `campaign-${campaign.id}` }
      return pushMessages(context, recipient.id, key, news, shop.locale)
    }
    case 'sms':
      return [
        {
          channel: 'sms',
          recipient: recipient.contact,
          subject: '',
          text: `${shop.shop}\n${text}`,
          html: '',
          key,
        },
      ]
    case 'mail': {
      // nobody knows which language somebody reads: the other one stands below
      const body = [text, ...words.slice(1).map((other) => `${other.title}\n${other.text}`)].join('\n\n')
      const html = frameMail({ subject: title, headline: title, body, ...shop }, '')
      const plain = [title, body, shop.shop].join('\n\n')
      return [{ channel: 'mail', recipient: recipient.contact, subject: title, text: plain, html, key }]
    }
  }
}

/** A push leads to the inbox: what it says stands there, too. */
const putIntoInbox = async (
  inside: Context,
  campaign: Campaign,
  recipients: readonly Recipient[],
  settings: StoreSettings,
): Promise<void> => {
  if (campaign.channel !== 'inbox' && campaign.channel !== 'push') return
  const { id, kind, code } = campaign
  const rows = recipients.map((recipient) => {
    const [words = campaign, translation] = wordsFor(campaign, {
      name: recipient.name,
      shop: settings.site_name,
    })
    return offerNotification(inside, `campaign-${id}-${recipient.id}`, recipient.id, {
      kind,
      code,
      ...words,
      translation,
    })
  })
  await addNotifications(inside, rows)
}

/**
 * Queues a campaign's message for the next customers, with the place it has reached, in the transaction under way: a
 * process that dies leaves whole portions, and nobody gets it twice. Before its time it only waits for that.
 * @returns the messages that are to be sent
 */
export const queueCampaign = async (
  inside: Context,
  id: number,
  { queueNext, queueAt, ...outbox }: CampaignDeps,
): Promise<QueuedMessage[]> => {
  const campaign = await findCampaign(inside, id)
  if (!campaign || !UNDER_WAY.includes(campaign.status)) return []
  if (campaign.send_at > inside.clock()) {
    await queueAt(inside, campaign.send_at)
    return []
  }
  const { channel, segment, last_customer_id: after, reached } = campaign
  // who is meant does not change while it is sent
  const begun = { ...inside, clock: () => campaign.send_at }
  const recipients = await nextRecipients(begun, channel, segment, { after, limit: AT_ONCE })
  const settings = await readSettings(inside)
  const messages: Message[] = []
  for (const one of recipients) messages.push(...(await messagesTo(inside, campaign, one, settings)))
  await putIntoInbox(inside, campaign, recipients, settings)
  const last = recipients.at(-1)?.id ?? after
  const isDone = recipients.length < AT_ONCE
  await inside.db
    .updateTable('campaigns')
    .set({
      status: isDone ? 'done' : 'sending',
      last_customer_id: last,
      reached: reached + recipients.length,
      ...(after === 0 && { meant: await countRecipients(begun, channel, segment) }),
      ...(isDone && { finished_at: inside.clock() }),
    })
    .where('id', '=', id)
    .execute()
  if (!isDone) await queueNext(inside, last)
  return queueMessages(inside, messages, outbox)
}
