import { z } from 'zod'
import * as content from '#store-api/contract/content.ts'
import * as overview from '#store-api/contract/overview.ts'
import { everybody, manager, type OwnRoute, staff } from './own-route.ts'

/** Comments, messages to the shop, menus and what search engines read. */
export const CONTENT: Record<string, OwnRoute> = {
  'POST comments': everybody('Comment on a post', { body: content.commentRequest }),
  'POST contact': everybody('Write to the shop', { body: content.contactRequest }),
  'GET contact-messages': manager('List messages to the shop', {
    query: overview.contactMessagesQuery,
    answer: z.array(overview.contactMessage),
  }),
  'PUT contact-messages/:id': manager('Mark a message to the shop as read or unread', {
    body: overview.contactMessageChange,
    answer: overview.contactMessage,
  }),
  'DELETE contact-messages/:id': manager('Delete a message to the shop'),
  'GET menu': everybody('Read the menu', { answer: z.array(content.menuItem) }),
  'PUT menu/:id': staff('Write the texts of a menu item in the second language'),
  'GET seo/:kind/:id': manager('Read what search engines are told of a page', {
    query: content.seoQuery,
    answer: content.seoTexts,
  }),
  'PUT seo/:kind/:id': manager('Change what search engines are told of a page', {
    query: content.seoQuery,
    body: content.seoChange,
    answer: content.seoTexts,
  }),
}
