import { z } from 'zod'
import * as account from '#store-api/contract/account-data.ts'
import * as accounts from '#store-api/contract/accounts.ts'
import * as alerts from '#store-api/contract/alerts.ts'
import { auditEntry } from '#store-api/contract/audit-log.ts'
import * as bulk from '#store-api/contract/bulk-changes.ts'
import * as campaigns from '#store-api/contract/campaigns.ts'
import * as cart from '#store-api/contract/cart.ts'
import * as checkout from '#store-api/contract/checkout.ts'
import * as content from '#store-api/contract/content.ts'
import * as kept from '#store-api/contract/kept-exports.ts'
import * as messaging from '#store-api/contract/messaging.ts'
import * as office from '#store-api/contract/office.ts'
import * as desk from '#store-api/contract/order-desk.ts'
import * as orders from '#store-api/contract/orders.ts'
import * as overview from '#store-api/contract/overview.ts'
import { priceHistory } from '#store-api/contract/price-history.ts'
import * as products from '#store-api/contract/products.ts'
import * as push from '#store-api/contract/push.ts'
import * as reviews from '#store-api/contract/reviews.ts'
import { searchSeen } from '#store-api/contract/search.ts'
import * as security from '#store-api/contract/security.ts'
import * as setup from '#store-api/contract/setup.ts'
import * as look from '#store-api/contract/shop-look.ts'
import * as vendor from '#store-api/contract/vendor-dashboard.ts'
import * as vendorDesk from '#store-api/contract/vendor-desk.ts'
import { auditLogArgs } from '../ghab-v1/audit/audit-log.ts'
import { priceHistoryArgs } from '../ghab-v1/catalogue/price-history.ts'
import { categoryArgs } from '../ghab-v1/catalogue/product-categories.ts'
import { shopperProductArgs } from '../ghab-v1/catalogue/product-query.ts'
import { suggestArgs } from '../ghab-v1/catalogue/suggest.ts'
import { viewQuery } from '../ghab-v1/checkout/checkout.ts'
import { geographyQuery } from '../ghab-v1/checkout/geography.ts'
import { bankNotification } from '../ghab-v1/checkout/payments.ts'
import { payRequest } from '../ghab-v1/orders/orders.ts'
import { versionArgs } from '../ghab-v1/settings/look.ts'
import { vendorArgs } from '../ghab-v1/vendor/vendors.ts'
import { headArgs } from '../rankmath-v1/get-head.ts'
import type { Args } from '../wp-rest/declaration.ts'

/** Who may call a route: everybody, whoever is signed in, those who run the shop, and these by their session alone. */
export type Audience = 'everybody' | 'customer' | 'staff' | 'manager'

interface Declared {
  query?: z.ZodType | Args
  body?: z.ZodType
  /** of the body; JSON unless this says otherwise */
  types?: readonly string[]
  /** what a success answers */
  answer?: z.ZodType
}

export interface OwnRoute extends Declared {
  summary: string
  audience: Audience
}

const routeOf =
  (audience: Audience) =>
  (summary: string, declared: Declared = {}): OwnRoute => ({ summary, audience, ...declared })
const everybody = routeOf('everybody')
const customer = routeOf('customer')
const staff = routeOf('staff')
const manager = routeOf('manager')

const FORM = 'multipart/form-data'
const file = z.file()
const receipt = z.object({ key: z.string().max(100).optional(), receipt: file })
const reviewForm = content.reviewRequest.extend({
  photos: z.array(file).max(reviews.MAX_REVIEW_PHOTOS).optional(),
})
const byKey = z.object({ key: z.string().max(100).optional() })
const language = z.object({ lang: z.enum(['fa', 'en']) })
const placed = checkout.placeAnswer

/** The namespace `ghab/v1`, whose schemas stand in the contract. */
const GHAB: Record<string, OwnRoute> = {
  'POST alerts': everybody('Ask to be told when a product is back or cheaper', { body: alerts.alertRequest }),
  'POST alerts/stop': everybody('Stop alerts', { body: alerts.stopAlertsRequest }),
  'GET audit-log': customer('List what those who run the shop have changed, as an administrator', {
    query: auditLogArgs,
    answer: z.array(auditEntry),
  }),
  'GET api-keys': manager('List consumer keys', { answer: z.array(security.apiKey) }),
  'POST api-keys': manager('Make a consumer key', {
    body: security.newApiKey,
    answer: security.madeApiKey,
  }),
  'DELETE api-keys/:id': manager('Revoke a consumer key'),
  'GET auth/second-factor': customer('Read the own second factor', { answer: security.secondFactor }),
  'POST auth/second-factor/challenge': everybody('Ask what a challenge wants', {
    body: security.challengeRequest,
    answer: security.challengeAnswer,
  }),
  'POST auth/second-factor/verify': everybody('Finish a sign-in by the second factor', {
    body: security.verifyChallengeRequest,
  }),
  'POST auth/second-factor/totp': customer('Begin to set an authenticator app up', {
    answer: security.totpSetup,
  }),
  'PUT auth/second-factor/totp': customer('Take the authenticator app by its code', {
    body: security.finishTotpRequest,
    answer: security.secondFactorChanged,
  }),
  'DELETE auth/second-factor/totp': customer('Remove the authenticator app', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/second-factor/passkeys/options': customer('Begin to add a passkey', {
    answer: security.passkeySetup,
  }),
  'POST auth/second-factor/passkeys': customer('Add a passkey', {
    body: security.finishPasskeyRequest,
    answer: security.secondFactorChanged,
  }),
  'DELETE auth/second-factor/passkeys/:id': customer('Remove a passkey', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/second-factor/recovery-codes': customer('Make new recovery codes', {
    answer: security.secondFactorChanged,
  }),
  'POST auth/sessions/confirm': customer('Show again whose the session is', {
    body: security.confirmRequest,
    answer: security.confirmed,
  }),
  'POST auth/sessions/confirm/options': customer('Ask how to show whose the session is', {
    answer: security.confirmOptions,
  }),
  'POST auth/sign-in': everybody('Sign in with a password', { body: accounts.signInRequest }),
  'POST auth/sign-up': everybody('Sign up', { body: accounts.signUpRequest, answer: accounts.signUpAnswer }),
  'POST auth/sign-up/resend': everybody('Have the code of a sign-up sent again', {
    body: accounts.repeatSignUpRequest,
  }),
  'POST auth/sign-up/verify': everybody('Finish a sign-up', { body: accounts.verifySignUpRequest }),
  'POST auth/otp/request': everybody('Have a code sent to a mobile number', {
    body: accounts.codeRequest,
    answer: accounts.codeAnswer,
  }),
  'POST auth/otp/verify': everybody('Sign in with a code', { body: accounts.verifyCodeRequest }),
  'POST auth/reset-password': everybody('Choose a password by a link', {
    body: accounts.resetPasswordRequest,
  }),
  'POST auth/sign-out': everybody('End the session'),
  'GET auth/sessions': customer('List the sessions of the account'),
  'DELETE auth/sessions': customer('End one session, or all others', { body: accounts.endSessionsRequest }),
  'GET backups': customer('List backups, as an administrator', { answer: office.backups }),
  'POST backups': customer('Make a backup, as an administrator', { answer: office.backups }),
  'PUT backups/schedule': customer('Say when backups are made, as an administrator', {
    body: office.backupSchedule,
    answer: office.backups,
  }),
  'GET backups/:name': customer('Download a backup, as an administrator'),
  'POST backups/:name/restore': customer('Bring the shop back from a backup, as an administrator', {
    body: office.restoreRequest,
  }),
  'DELETE backups/:name': customer('Delete a backup, as an administrator', { answer: office.backups }),
  'GET bulk-changes': manager('List changes of many products, without what was refused', {
    answer: z.array(bulk.productBulkReport),
  }),
  'POST bulk-changes': manager('Change many products, or all variations of one, at once', {
    body: bulk.newProductBulkChange,
    answer: bulk.productBulkReport,
  }),
  'GET bulk-changes/:id': manager('Read a change of many products: how far it is, and what it did', {
    answer: bulk.productBulkReport,
  }),
  'POST bulk-changes/:id/undo': manager('Put back what a change of many products wrote', {
    answer: bulk.productBulkReport,
  }),
  'POST bulk-changes/:id/continue': manager('Have a change of many products go on that stopped', {
    answer: bulk.productBulkReport,
  }),
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
  'POST cart/quote': everybody('Price a cart', { body: cart.quoteRequest, answer: cart.quote }),
  'GET checkout/:draft': everybody('Read a checkout', { query: viewQuery, answer: checkout.checkoutView }),
  'POST checkout/:draft/place': everybody('Place the order', { body: checkout.placeRequest, answer: placed }),
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
  'GET customer': customer('Read the account'),
  'PUT customer': customer('Change the account', { body: accounts.updateCustomerRequest }),
  'DELETE customer': customer('Delete the account', { body: accounts.deleteCustomerRequest }),
  'POST customer/email-code': customer('Have a code sent to a new e-mail address', {
    body: accounts.emailCodeRequest,
  }),
  'POST customer/identity-code': customer('Have a code sent that proves the owner', {
    body: accounts.identityCodeRequest,
  }),
  'POST customer/mobile-code': customer('Have a code sent to a new mobile number', {
    body: accounts.codeRequest,
  }),
  'PUT customer/avatar': customer('Change the picture', { body: file, types: ['image/*'] }),
  'DELETE customer/avatar': customer('Remove the picture'),
  'GET customer/export': customer('Download all that the shop keeps of the account'),
  'GET customers': manager('List whom the shop sells to, with what they have bought', {
    query: office.buyersQuery,
    answer: z.array(office.buyer),
  }),
  'POST customers': manager('Make an account for a customer, by mobile number or e-mail address', {
    body: office.newBuyer,
    answer: office.buyer,
  }),
  'PUT customers/:id/role': manager('Give a customer the prices of another kind of buyer', {
    body: office.roleChange,
    answer: office.customerDesk,
  }),
  'GET customers/:id/points': manager('List what points a customer got and gave', {
    query: office.pointEntriesQuery,
    answer: z.array(office.pointEntry),
  }),
  'GET customers/:id/sessions': manager('List where a customer is signed in', {
    answer: z.array(office.customerSession),
  }),
  'DELETE customers/:id/sessions': manager('Sign a customer out everywhere', {
    answer: z.array(office.customerSession),
  }),
  'GET customers/:id': manager('Read what the shop knows of a customer beside wc/v3', {
    answer: office.customerDesk,
  }),
  'PUT customers/:id/block': manager('Keep a customer out, or let them in again', {
    body: office.blockChange,
    answer: office.customerDesk,
  }),
  'POST customers/:id/notes': manager('Note something about a customer', {
    body: office.customerNote,
    answer: office.customerDesk,
  }),
  'DELETE customers/:id/notes/:note': manager('Delete a note about a customer', {
    answer: office.customerDesk,
  }),
  'POST customers/:id/points': manager('Give a customer points, or take some', {
    body: office.pointsChange,
    answer: office.customerDesk,
  }),
  'GET customers/:id/export': manager('Download all that the shop keeps of a customer'),
  'POST download-files': manager('Keep a file that the buyers of a product get', {
    body: file,
    types: ['application/octet-stream'],
    answer: office.downloadFile,
  }),
  'GET exports': manager('List files of products, orders and customers that are written or being written', {
    answer: z.array(kept.keptExport),
  }),
  'POST exports': manager('Have a file of products, orders or customers written', {
    body: kept.newExport,
    answer: kept.keptExport,
  }),
  'GET exports/:id/file': manager('Fetch a file that is written'),
  'DELETE exports/:id': manager('Delete a file that is written or being written', {
    answer: z.array(kept.keptExport),
  }),
  'GET downloads': customer('List what may be downloaded'),
  'GET downloads/:token/file': customer('Download a file'),
  'GET geography': everybody('List provinces and cities', { query: geographyQuery }),
  'GET health': manager('Read how the shop is', { answer: office.health }),
  'GET jobs': manager('List work that waits, runs, is done or was given up', {
    query: office.jobsQuery,
    answer: z.array(office.job),
  }),
  'POST jobs/retry': manager('Try all again that was given up', { answer: office.jobChange }),
  'POST jobs/:id/retry': manager('Try again what was given up', { answer: office.jobChange }),
  'POST jobs/:id/give-up': manager('Give up what waits', { answer: office.jobChange }),
  'POST payment-gateways/:id/test': manager('Ask a bank whether it takes payments of the shop', {
    answer: office.gatewayTest,
  }),
  'GET mail-settings': manager('Read by what mail is sent', { answer: messaging.mailSettings }),
  'PUT mail-settings': manager('Change by what mail is sent', {
    body: messaging.mailSettingsChange,
    answer: messaging.mailSettings,
  }),
  'POST mail-settings/test': manager('Send a test mail', {
    body: messaging.mailTest,
    answer: messaging.testAnswer,
  }),
  'GET menu': everybody('Read the menu', { answer: z.array(content.menuItem) }),
  'PUT menu/:id': staff('Write the texts of a menu item in the second language'),
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
  'GET notifications': customer('List notifications'),
  'PUT notifications': customer('Mark notifications as seen', { body: account.seenRequest }),
  'POST notifications': manager('Send customers an offer', {
    body: account.offerRequest,
  }),
  'GET orders': customer('List the orders of the account', { query: orders.ordersQuery }),
  'GET orders/:id': everybody('Read an order by its key, or an own one', {
    query: byKey,
    answer: orders.order,
  }),
  'POST orders/:id/cancel': customer('Cancel an order'),
  'POST orders/:id/pay': everybody('Pay for an order', { body: payRequest, answer: placed }),
  'POST orders/:id/receipt': everybody('Send the receipt of a transfer', { body: receipt, types: [FORM] }),
  'POST orders/:id/reorder': customer('Order the same again'),
  'GET orders/:id/downloads': manager('List what an order lets its buyer download', {
    answer: desk.orderDownloads,
  }),
  'POST orders/:id/downloads': manager('Let the buyer of an order download the files of a product', {
    body: desk.downloadGrant,
    answer: desk.orderDownloads,
  }),
  'PUT orders/:id/downloads/:product/:download': manager(
    'Change how often and how long a file may be downloaded, or take the permission back',
    { body: desk.downloadChange, answer: desk.orderDownloads },
  ),
  'GET orders/:id/payments': manager('List attempts to pay an order', { answer: z.array(desk.orderPayment) }),
  'POST orders/:id/quote': manager('Ask what an order would come to with other lines; nothing is written', {
    body: desk.orderQuoteRequest,
    answer: desk.orderQuote,
  }),
  'GET orders/:id/tracking': manager('Read by what a parcel is followed', { answer: desk.shipmentAnswer }),
  'PUT orders/:id/tracking': manager('Note by what a parcel is followed, and tell the buyer', {
    body: desk.shipmentChange,
    answer: desk.shipmentAnswer,
  }),
  'GET orders/bulk-changes': manager('List changes of many orders, without what was refused', {
    answer: z.array(bulk.orderBulkReport),
  }),
  'POST orders/bulk-changes': manager('Bring many orders to a status at once', {
    body: bulk.newOrderBulkChange,
    answer: bulk.orderBulkReport,
  }),
  'GET orders/bulk-changes/:id': manager('Read a change of many orders: how far it is, and what it did', {
    answer: bulk.orderBulkReport,
  }),
  'POST orders/bulk-changes/:id/undo': manager('Bring orders back to where a change of many found them', {
    answer: bulk.orderBulkReport,
  }),
  'POST orders/bulk-changes/:id/continue': manager('Have a change of many orders go on that stopped', {
    answer: bulk.orderBulkReport,
  }),
  'GET orders/print': manager('Print invoices or packing slips', { query: desk.printQuery }),
  'GET orders/track': everybody('See how far an order is', {
    query: orders.trackQuery,
    answer: orders.trackedOrder,
  }),
  'POST orders/track/code': everybody('Have a code sent that opens an order', {
    body: orders.trackCodeRequest,
  }),
  'POST orders/track/verify': everybody('Open an order with a code', { body: orders.trackVerifyRequest }),
  'GET overview': manager('Read what is to be done and what was sold', {
    query: overview.overviewQuery,
    answer: overview.overview,
  }),
  'GET payments/:gateway/return': everybody('Come back from a bank', {
    query: z.object({ authority: z.string().max(200) }),
  }),
  'POST payments/:gateway/notify': everybody('Tell that a bank has answered', { body: bankNotification }),
  'GET points': customer('Read the points of the account', { query: account.pointsQuery }),
  'POST points/redeem': customer('Make a coupon of points', { body: account.redeemRequest }),
  'GET product-categories': everybody('List categories', {
    query: categoryArgs,
    answer: z.array(products.category),
  }),
  'GET products': everybody('List products with what they can be filtered by', {
    query: shopperProductArgs,
    answer: products.productList,
  }),
  'GET products/:id/price-history': everybody('Read what a product cost', {
    query: priceHistoryArgs,
    answer: priceHistory,
  }),
  'GET products/:id/structured-data': everybody('Read a product as objects of schema.org'),
  'GET low-stock': manager('List what has few pieces left', {
    query: overview.lowStockQuery,
    answer: z.array(overview.lowStockItem),
  }),
  'GET push/key': customer('Read the key that push messages are signed with'),
  'POST push/subscriptions': customer('Have push messages sent to a browser', {
    body: push.pushSubscription,
  }),
  'DELETE push/subscriptions': customer('End push messages', { body: push.pushUnsubscription }),
  'GET receipts': manager('List receipts of transfers that wait for approval', {
    query: desk.receiptsQuery,
    answer: z.array(desk.orderPayment),
  }),
  'GET receipts/:id/picture': manager('See the receipt of a transfer'),
  'POST receipts/:id/approve': manager('Take an order as paid by its receipt', {
    body: desk.receiptApproval,
    answer: desk.judgedReceipt,
  }),
  'POST receipts/:id/refuse': manager('Refuse a receipt, and tell the buyer why', {
    body: desk.receiptRefusal,
    answer: desk.judgedReceipt,
  }),
  'POST reviews': everybody('Review a product', { body: reviewForm, types: ['application/json', FORM] }),
  'GET reviews/mine': customer('List the reviews of the account', { query: reviews.ownReviewsQuery }),
  'GET reviews/photos': everybody('List the photos of reviews', { query: reviews.reviewPhotosQuery }),
  'GET reviews/rights': customer('Ask whether a product may be reviewed', {
    query: reviews.reviewRightsQuery,
  }),
  'GET scratch-cards': manager('List scratch cards that were given out', {
    query: campaigns.campaignsQuery,
    answer: z.array(campaigns.scratchCards),
  }),
  'DELETE scratch-cards/:code': manager('Take back what was not scratched', {
    answer: campaigns.takenBack,
  }),
  'POST search/seen': everybody('Tell that a search was seen', { body: searchSeen }),
  'GET search/suggest': everybody('Suggest while somebody types', {
    query: suggestArgs,
    answer: products.suggestions,
  }),
  'GET settings': staff('Read the shop’s look: what is published, the draft, and what a form needs', {
    answer: look.lookSettings,
  }),
  'PUT settings/draft': staff('Change the draft of the shop’s look', {
    body: look.changeDraftRequest,
    answer: look.lookDraft,
  }),
  'DELETE settings/draft': staff('Give up the draft', { query: look.draftQuery, answer: look.lookDraft }),
  'POST settings/preview': customer('Have the shop shown with what is not published, as its staff', {
    body: look.previewRequest,
    answer: look.previewAnswer,
  }),
  'POST settings/publish': staff('Publish the draft, or some settings of it', {
    body: look.publishRequest,
    answer: look.publishAnswer,
  }),
  'GET settings/versions': staff('List what was published', {
    query: versionArgs,
    answer: z.array(look.lookVersion),
  }),
  'POST settings/versions/:number/restore': staff('Publish the values of a version anew', {
    answer: look.lookVersion,
  }),
  'PUT settings': staff('Write the texts of settings in the second language', {
    query: language,
    body: z.record(z.string(), z.unknown()),
  }),
  'POST setup/claim': everybody('Become the first administrator by the link that the shop prints', {
    body: setup.claimRequest,
  }),
  'GET setup/checklist': staff('List what is there and what is missing before the shop opens', {
    answer: setup.setupChecklist,
  }),
  'POST setup/steps/shop': staff('Say what a shop is that sells nothing yet', {
    body: setup.setUpShopRequest,
    answer: setup.setUpShopAnswer,
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
  'GET staff': manager('List who works for the shop, as an administrator', {
    answer: z.array(security.staffMember),
  }),
  'POST staff': manager('Invite somebody to work for the shop, as an administrator', {
    body: security.inviteRequest,
    answer: security.staffMember,
  }),
  'PUT staff/:id': manager('Give one of the staff another role, as an administrator', {
    body: security.staffChange,
    answer: security.staffMember,
  }),
  'DELETE staff/:id': manager('Take the access of one of the staff away, as an administrator'),
  'POST staff/:id/invitation': manager('Mail an invitation again, as an administrator', {
    answer: security.staffMember,
  }),
  'DELETE staff/:id/second-factor': manager('Reset the second factor of one of the staff', {
    answer: security.staffMember,
  }),
  'GET staff/second-factor-roles': manager('Read which roles must have a second factor', {
    answer: security.secondFactorRoles,
  }),
  'PUT staff/second-factor-roles': manager('Say which roles must have a second factor', {
    body: security.secondFactorRoles,
    answer: security.secondFactorRoles,
  }),
  'GET swatches': everybody('Read the colours of attributes'),
  'GET vendor': customer('Read the dashboard of the vendor who asks'),
  'GET vendor/orders': customer('List orders with goods of the vendor', { query: vendor.vendorOrdersQuery }),
  'GET vendor/orders/:id': customer('Read the vendor’s part of an order'),
  'GET vendor/products': customer('List the products of the vendor', { query: vendor.vendorProductsQuery }),
  'GET seo/:kind/:id': manager('Read what search engines are told of a page', {
    query: content.seoQuery,
    answer: content.seoTexts,
  }),
  'PUT seo/:kind/:id': manager('Change what search engines are told of a page', {
    query: content.seoQuery,
    body: content.seoChange,
    answer: content.seoTexts,
  }),
  'POST vendor/products': customer('Add a product of the vendor', { body: vendor.vendorProductChange }),
  'GET vendor/products/:id': customer('Read a product of the vendor, as its form has it'),
  'PUT vendor/products/:id': customer('Change a product of the vendor', {
    body: vendor.vendorProductChange,
  }),
  'DELETE vendor/products/:id': customer('Put a product of the vendor into the bin'),
  'POST vendor/pictures': customer('Add a picture for a product of the vendor', {
    body: z.object({ file: z.file() }),
    types: ['multipart/form-data'],
  }),
  'GET vendor-desk': manager('List all vendors, also those who do not sell now', {
    query: vendorDesk.vendorDeskQuery,
    answer: z.array(vendorDesk.vendorAccount),
  }),
  'GET vendor-desk/:id': manager('Read a vendor', { answer: vendorDesk.vendorAccount }),
  'PUT vendor-desk/:id': manager('Change a vendor, or let them sell or not', {
    body: vendorDesk.vendorChange,
    answer: vendorDesk.vendorAccount,
  }),
  'GET vendors': everybody('List vendors', { query: vendorArgs, answer: z.array(content.vendor) }),
  'GET vendors/:slug': everybody('Read a vendor', { answer: content.vendor }),
  'PUT vendors/:slug': staff('Write the texts of a vendor in the second language'),
  'GET wish-list': customer('Read the wish list'),
  'PUT wish-list': customer('Add to the wish list and remove from it', { body: account.wishRequest }),
}

const RANK_MATH: Record<string, OwnRoute> = {
  'GET getHead': everybody('Read what a page tells search engines', {
    query: headArgs,
    answer: content.headAnswer,
  }),
}

const inNamespace = (namespace: string, routes: Record<string, OwnRoute>): [string, OwnRoute][] =>
  Object.entries(routes).map(([route, one]) => [route.replace(' ', ` /wp-json/${namespace}/`), one])

/**
 * What the shop's own routes take, by method and path without the patterns of its parameters: `GET /wp-json/ghab/v1/orders/:id`.
 */
export const OWN_ROUTES: ReadonlyMap<string, OwnRoute> = new Map([
  ...inNamespace('ghab/v1', GHAB),
  ...inNamespace('rankmath/v1', RANK_MATH),
])
