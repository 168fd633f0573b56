import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { callerOf } from './http/caller.ts'
import { alertRoutes } from './http/ghab-v1/account/alerts.ts'
import { authRoutes } from './http/ghab-v1/account/auth.ts'
import { confirmSessionRoutes } from './http/ghab-v1/account/confirm-session.ts'
import { ownCustomerRoutes } from './http/ghab-v1/account/customer.ts'
import { downloadRoutes } from './http/ghab-v1/account/downloads.ts'
import { notificationRoutes } from './http/ghab-v1/account/notifications.ts'
import { ownReviewRoutes } from './http/ghab-v1/account/own-reviews.ts'
import { pointRoutes } from './http/ghab-v1/account/points.ts'
import { pushRoutes } from './http/ghab-v1/account/push.ts'
import { secondFactorRoutes } from './http/ghab-v1/account/second-factor.ts'
import { signInChallengeRoutes } from './http/ghab-v1/account/sign-in-challenge.ts'
import { signUpRoutes } from './http/ghab-v1/account/sign-up.ts'
import { auditLogRoutes } from './http/ghab-v1/audit/audit-log.ts'
import { orderChangeRoutes } from './http/ghab-v1/bulk/order-changes.ts'
import { productChangeRoutes } from './http/ghab-v1/bulk/product-changes.ts'
import { cartRoutes } from './http/ghab-v1/cart/cart.ts'
import { wishListRoutes } from './http/ghab-v1/cart/wish-list.ts'
import { priceHistoryRoutes } from './http/ghab-v1/catalogue/price-history.ts'
import { productCategoryRoutes } from './http/ghab-v1/catalogue/product-categories.ts'
import { shopperProductRoutes } from './http/ghab-v1/catalogue/products.ts'
import { writeReviewRoutes } from './http/ghab-v1/catalogue/reviews.ts'
import { searchSeenRoutes } from './http/ghab-v1/catalogue/search-seen.ts'
import { suggestRoutes } from './http/ghab-v1/catalogue/suggest.ts'
import { checkoutRoutes } from './http/ghab-v1/checkout/checkout.ts'
import { geographyRoutes } from './http/ghab-v1/checkout/geography.ts'
import { paymentRoutes } from './http/ghab-v1/checkout/payments.ts'
import { commentRoutes } from './http/ghab-v1/content/comments.ts'
import { contactRoutes } from './http/ghab-v1/content/contact.ts'
import { contactMessageRoutes } from './http/ghab-v1/content/contact-messages.ts'
import { menuRoutes } from './http/ghab-v1/content/menu.ts'
import { seoRoutes } from './http/ghab-v1/content/seo.ts'
import { campaignRoutes } from './http/ghab-v1/messages/campaigns.ts'
import { messageTemplateRoutes } from './http/ghab-v1/messages/message-templates.ts'
import { transportSettingRoutes } from './http/ghab-v1/messages/transport-settings.ts'
import { backupRoutes } from './http/ghab-v1/operations/backups.ts'
import { buyerRoutes } from './http/ghab-v1/operations/buyers.ts'
import { customerDeskRoutes } from './http/ghab-v1/operations/customer-desk.ts'
import { downloadFileRoutes } from './http/ghab-v1/operations/download-files.ts'
import { healthDeskRoutes } from './http/ghab-v1/operations/health.ts'
import { jobRoutes } from './http/ghab-v1/operations/jobs.ts'
import { keptExportRoutes } from './http/ghab-v1/operations/kept-exports.ts'
import { orderDeskRoutes } from './http/ghab-v1/orders/order-desk.ts'
import { orderDownloadRoutes } from './http/ghab-v1/orders/order-downloads.ts'
import { orderRoutes } from './http/ghab-v1/orders/orders.ts'
import { ownOrderRoutes } from './http/ghab-v1/orders/own-orders.ts'
import { printRoutes } from './http/ghab-v1/orders/print/print.ts'
import { trackRoutes } from './http/ghab-v1/orders/track-order.ts'
import { overviewRoutes } from './http/ghab-v1/overview/overview.ts'
import { gatewayTestRoutes } from './http/ghab-v1/settings/gateway-test.ts'
import { lookRoutes } from './http/ghab-v1/settings/look.ts'
import { setupRoutes } from './http/ghab-v1/setup/setup.ts'
import { apiKeyRoutes } from './http/ghab-v1/staff/api-keys.ts'
import { staffRoutes } from './http/ghab-v1/staff/staff.ts'
import { vendorDashboardRoutes } from './http/ghab-v1/vendor/vendor-dashboard.ts'
import { vendorDeskRoutes } from './http/ghab-v1/vendor/vendor-desk.ts'
import { vendorProductRoutes } from './http/ghab-v1/vendor/vendor-products.ts'
import { vendorRoutes } from './http/ghab-v1/vendor/vendors.ts'
import { featuredVendorRoutes } from './http/legacy-api/featured-vendors.ts'
import { forgotPasswordRoutes } from './http/legacy-api/forgot-password.ts'
import { draftRoutes } from './http/legacy-api/ionic-data-link.ts'
import { recogniseApplicationPassword } from './http/middleware/application-password.ts'
import { authenticate, recogniseSession } from './http/middleware/authenticate.ts'
import { envelope } from './http/middleware/envelope.ts'
import { logRefusals } from './http/middleware/log-refusals.ts'
import { securityHeaders } from './http/middleware/security-headers.ts'
import { stepUp } from './http/middleware/step-up.ts'
import { wpHeaders } from './http/middleware/wp-headers.ts'
import { productForAgentsRoutes } from './http/offers/product-for-agents.ts'
import { openApiRoutes } from './http/openapi/openapi.ts'
import { apiViewerRoutes } from './http/openapi/viewer.ts'
import { pluginRoutes } from './http/plugin/plugin.ts'
import { settingTextRoutes } from './http/plugin/setting-texts.ts'
import { emallsRoutes } from './http/product-feeds/emalls.ts'
import { googleRoutes } from './http/product-feeds/google.ts'
import { torobRoutes } from './http/product-feeds/torob.ts'
import { headRoutes } from './http/rankmath-v1/get-head.ts'
import { feedRoutes } from './http/site/feed.ts'
import { healthRoutes } from './http/site/health.ts'
import { llmsRoutes } from './http/site/llms.ts'
import { mediaRoutes } from './http/site/media.ts'
import { outboxRoutes } from './http/site/outbox.ts'
import { robotsRoutes } from './http/site/robots.ts'
import { sitemapRoutes } from './http/site/sitemap.ts'
import { structuredDataRoutes } from './http/structured-data/structured-data.ts'
import { testBankRoutes } from './http/test-bank/test-bank.ts'
import { wcAuthRoutes } from './http/wc-auth/wc-auth.ts'
import { storeApiRoutes } from './http/wc-store-v1/store-api.ts'
import { couponRoutes } from './http/wc-v3/coupons/coupons.ts'
import { customerExportRoutes } from './http/wc-v3/csv/customer-export.ts'
import { orderExportRoutes } from './http/wc-v3/csv/order-export.ts'
import { productExportRoutes } from './http/wc-v3/csv/product-export.ts'
import { productImportRoutes } from './http/wc-v3/csv/product-imports.ts'
import { customerDownloadRoutes } from './http/wc-v3/customers/customer-downloads.ts'
import { customerRoutes } from './http/wc-v3/customers/customers.ts'
import { indexRoutes } from './http/wc-v3/index-routes.ts'
import { orderActionRoutes } from './http/wc-v3/orders/order-actions.ts'
import { orderNoteRoutes } from './http/wc-v3/orders/order-notes.ts'
import { orderReceiptRoutes } from './http/wc-v3/orders/order-receipts.ts'
import { wcOrderRoutes } from './http/wc-v3/orders/orders.ts'
import { refundRoutes } from './http/wc-v3/orders/refunds.ts'
import { productRoutes } from './http/wc-v3/products/products.ts'
import { reviewRoutes } from './http/wc-v3/products/reviews.ts'
import { attributeRoutes } from './http/wc-v3/products/terms/attributes.ts'
import { categoryRoutes } from './http/wc-v3/products/terms/categories.ts'
import { tagRoutes } from './http/wc-v3/products/terms/tags.ts'
import { variationRoutes } from './http/wc-v3/products/variations.ts'
import { orderReportRoutes } from './http/wc-v3/reports/order-reports.ts'
import { productReportRoutes } from './http/wc-v3/reports/product-reports.ts'
import { reportRoutes } from './http/wc-v3/reports/reports.ts'
import { searchReportRoutes } from './http/wc-v3/search/search-report.ts'
import { searchRuleRoutes } from './http/wc-v3/search/search-rules.ts'
import { searchSynonymRoutes } from './http/wc-v3/search/search-synonyms.ts'
import { dataRoutes } from './http/wc-v3/settings/data-routes.ts'
import { paymentGatewayRoutes } from './http/wc-v3/settings/payment-gateways.ts'
import { settingRoutes } from './http/wc-v3/settings/settings.ts'
import { systemStatusRoutes } from './http/wc-v3/settings/system-status.ts'
import { systemToolRoutes } from './http/wc-v3/settings/system-tools.ts'
import { shippingRoutes } from './http/wc-v3/shipping/shipping.ts'
import { taxClassRoutes } from './http/wc-v3/taxes/tax-classes.ts'
import { taxRateRoutes } from './http/wc-v3/taxes/tax-rates.ts'
import { webhookRoutes } from './http/wc-v3/webhooks/webhooks.ts'
import { answerError, noRoute } from './http/wp-rest/errors.ts'
import { isEdit } from './http/wp-rest/route.ts'
import { batchV1Routes } from './http/wp-v2/batch-v1.ts'
import { wpV2Routes } from './http/wp-v2/wp-v2.ts'
import { TEXT_PATHS } from './http/write-texts.ts'
import type { Services } from './services.ts'

/** @param app all that is mounted in the end, for what tells of it or sends requests through it */
type RouteFactory = (services: Services, app: () => Hono) => Hono

/** Every part of the contract, by the folder of its handlers. Where two could answer a path, the first does. */
const PARTS: readonly RouteFactory[] = [
  // how the API is described and keys are given; before the index of a namespace, whose path `docs/{file}` looks like
  apiViewerRoutes,
  (_, app) => openApiRoutes(() => app().routes),
  wcAuthRoutes,
  // ghab/v1
  alertRoutes,
  auditLogRoutes,
  apiKeyRoutes,
  authRoutes,
  confirmSessionRoutes,
  secondFactorRoutes,
  signInChallengeRoutes,
  checkoutRoutes,
  backupRoutes,
  productChangeRoutes,
  orderChangeRoutes,
  keptExportRoutes,
  campaignRoutes,
  cartRoutes,
  commentRoutes,
  contactRoutes,
  contactMessageRoutes,
  buyerRoutes,
  customerDeskRoutes,
  downloadFileRoutes,
  downloadRoutes,
  gatewayTestRoutes,
  geographyRoutes,
  lookRoutes,
  healthDeskRoutes,
  jobRoutes,
  menuRoutes,
  seoRoutes,
  messageTemplateRoutes,
  notificationRoutes,
  // before orders by their id: `track` and `print` are none
  trackRoutes,
  printRoutes,
  orderDeskRoutes,
  orderDownloadRoutes,
  orderRoutes,
  ownCustomerRoutes,
  ownOrderRoutes,
  overviewRoutes,
  vendorDashboardRoutes,
  vendorProductRoutes,
  ownReviewRoutes,
  paymentRoutes,
  pointRoutes,
  priceHistoryRoutes,
  pushRoutes,
  searchSeenRoutes,
  setupRoutes,
  signUpRoutes,
  staffRoutes,
  transportSettingRoutes,
  vendorDeskRoutes,
  vendorRoutes,
  productCategoryRoutes,
  shopperProductRoutes,
  suggestRoutes,
  writeReviewRoutes,
  wishListRoutes,
  // wc/v3
  couponRoutes,
  customerDownloadRoutes,
  customerExportRoutes,
  customerRoutes,
  dataRoutes,
  (services, app) => indexRoutes(services, () => app().routes),
  orderActionRoutes,
  orderExportRoutes,
  orderNoteRoutes,
  orderReceiptRoutes,
  orderReportRoutes,
  paymentGatewayRoutes,
  refundRoutes,
  reportRoutes,
  searchReportRoutes,
  searchRuleRoutes,
  searchSynonymRoutes,
  settingRoutes,
  shippingRoutes,
  systemStatusRoutes,
  systemToolRoutes,
  taxRateRoutes,
  taxClassRoutes,
  wcOrderRoutes,
  attributeRoutes,
  categoryRoutes,
  productReportRoutes,
  productExportRoutes,
  productImportRoutes,
  productRoutes,
  reviewRoutes,
  tagRoutes,
  variationRoutes,
  webhookRoutes,
  // wp/v2 and the Store API
  storeApiRoutes,
  wpV2Routes,
  batchV1Routes,
  // what the specification names besides
  featuredVendorRoutes,
  draftRoutes,
  headRoutes,
  forgotPasswordRoutes,
  pluginRoutes,
  settingTextRoutes,
  testBankRoutes,
  // the site
  feedRoutes,
  emallsRoutes,
  googleRoutes,
  torobRoutes,
  healthRoutes,
  llmsRoutes,
  mediaRoutes,
  outboxRoutes,
  robotsRoutes,
  sitemapRoutes,
  structuredDataRoutes,
  productForAgentsRoutes,
]

/** Who asks is known to every handler that wants to know. */
const recogniseCallers = (app: Hono, services: Services): void => {
  for (const path of ['/wp-json/*', '/api/*']) app.use(path, recogniseSession(services))
  const byApplicationPassword = recogniseApplicationPassword(services)
  for (const path of ['/wp-json/wp/v2/*', '/wp-json/wc/v3/*', '/wp-json/batch/v1'])
    app.use(path, byApplicationPassword)
  const byKey = authenticate(services)
  app.use('/wp-json/wc/*', byKey)
  // texts in another language are written with a key, wherever they are read
  for (const path of TEXT_PATHS) app.use(path, (c, next) => (isEdit(c.req.method) ? byKey(c, next) : next()))
  // each with what lies below it
  for (const part of ['settings', 'setup']) app.use(`/wp-json/ghab/v1/${part}/*`, byKey)
}

/**
 * All that the contract names, and what every answer of it has.
 * @param onFailure hears of what was answered with a 5xx
 */
export const createRoutes = (services: Services, onFailure: Parameters<typeof answerError>[0]): Hono => {
  // with or without a slash at the end: routes are written without one
  const app = new Hono({ strict: false })
  app.onError(answerError(onFailure))
  app.notFound(noRoute)
  app.use(async (c, next) => {
    await next()
    callerOf(c).onRouteMatched?.(routePath(c))
  })
  app.use(securityHeaders)
  app.use('/wp-json/*', logRefusals(services))
  app.use('/wp-json/*', wpHeaders(services))
  app.use('/wp-json/*', envelope())
  recogniseCallers(app, services)
  app.use('/wp-json/*', stepUp(services))
  for (const part of PARTS)
    app.route(
      '/',
      part(services, () => app),
    )
  return app
}
