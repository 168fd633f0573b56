import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { SYSTEM } from './context.ts'
import { type Unavailable, whyUnavailable } from './database/unavailable.ts'
import { followEvents } from './events/follow-events.ts'
import { type Bindings, type Caller, callerOf, INSIDE } from './http/caller.ts'
import { alertRoutes } from './http/ghab-v1/account/alerts.ts'
import { authRoutes } from './http/ghab-v1/account/auth.ts'
import { ownCustomerRoutes } from './http/ghab-v1/account/customer.ts'
import { downloadRoutes } from './http/ghab-v1/account/downloads.ts'
import { notificationRoutes } from './http/ghab-v1/account/notifications.ts'
import { ownReviewRoutes } from './http/ghab-v1/account/own-reviews.ts'
import { pointRoutes } from './http/ghab-v1/account/points.ts'
import { pushRoutes } from './http/ghab-v1/account/push.ts'
import { signUpRoutes } from './http/ghab-v1/account/sign-up.ts'
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
import { menuRoutes } from './http/ghab-v1/content/menu.ts'
import { orderRoutes } from './http/ghab-v1/orders/orders.ts'
import { ownOrderRoutes } from './http/ghab-v1/orders/own-orders.ts'
import { trackRoutes } from './http/ghab-v1/orders/track-order.ts'
import { vendorDashboardRoutes } from './http/ghab-v1/vendor/vendor-dashboard.ts'
import { vendorRoutes } from './http/ghab-v1/vendor/vendors.ts'
import { featuredVendorRoutes } from './http/legacy-api/featured-vendors.ts'
import { forgotPasswordRoutes } from './http/legacy-api/forgot-password.ts'
import { draftRoutes } from './http/legacy-api/ionic-data-link.ts'
import { recogniseApplicationPassword } from './http/middleware/application-password.ts'
import { authenticate, recogniseSession } from './http/middleware/authenticate.ts'
import { canonicalRequest } from './http/middleware/canonical-request.ts'
import { envelope } from './http/middleware/envelope.ts'
import { createResponseCache } from './http/middleware/response-cache.ts'
import { wpHeaders } from './http/middleware/wp-headers.ts'
import { productForAgentsRoutes } from './http/offers/product-for-agents.ts'
import { openApiRoutes } from './http/openapi/openapi.ts'
import { apiViewerRoutes } from './http/openapi/viewer.ts'
import { createOwnPaths } from './http/own-paths.ts'
import { pluginRoutes } from './http/plugin/plugin.ts'
import { settingTextRoutes } from './http/plugin/setting-texts.ts'
import { emallsRoutes } from './http/product-feeds/emalls.ts'
import { googleRoutes } from './http/product-feeds/google.ts'
import { torobRoutes } from './http/product-feeds/torob.ts'
import { publicParameters } from './http/public-queries.ts'
import { headRoutes } from './http/rankmath-v1/get-head.ts'
import { monotonicClock } from './http/rate-limit/rate-limiter.ts'
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
import { dataRoutes } from './http/wc-v3/settings/data-routes.ts'
import { paymentGatewayRoutes } from './http/wc-v3/settings/payment-gateways.ts'
import { settingRoutes } from './http/wc-v3/settings/settings.ts'
import { systemStatusRoutes } from './http/wc-v3/settings/system-status.ts'
import { systemToolRoutes } from './http/wc-v3/settings/system-tools.ts'
import { shippingRoutes } from './http/wc-v3/shipping/shipping.ts'
import { taxClassRoutes } from './http/wc-v3/taxes/tax-classes.ts'
import { taxRateRoutes } from './http/wc-v3/taxes/tax-rates.ts'
import { readForWebhook } from './http/wc-v3/webhooks/read-for-webhook.ts'
import { webhookRoutes } from './http/wc-v3/webhooks/webhooks.ts'
import { answerError, noRoute } from './http/wp-rest/errors.ts'
import { isEdit } from './http/wp-rest/route.ts'
import { batchV1Routes } from './http/wp-v2/batch-v1.ts'
import { wpV2Routes } from './http/wp-v2/wp-v2.ts'
import { TEXT_PATHS } from './http/write-texts.ts'
import { countJobs, type JobCount } from './jobs/queue.ts'
import { createRunner, type RunningJobs } from './jobs/runner.ts'
import { openCatalog, SearchCounts } from './modules/catalog/catalog.ts'
import { encryptOldApiKeys, encryptOldSecurityNotices } from './modules/customers/customers.ts'
import { createPushTransport, encryptOldNotifications } from './modules/notifications/notifications.ts'
import { createGateways } from './modules/payments/payments.ts'
import type { Services, StoreDeps } from './services.ts'

interface StoreStats {
  jobs: JobCount[]
  /** since the store was opened, by any process that serves it */
  ordersPlaced: number
  /** requests that were refused because the disk took no change, since the store was opened, by why */
  unavailable: Record<Unavailable, number>
}

export interface Store {
  /** answers every path of the contract; anything else is 404 `rest_no_route` */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** whether a path is one of the contract's, and no page */
  owns: (pathname: string) => boolean
  /** the metrics of the store, for monitoring */
  readStats: () => Promise<StoreStats>
  /** does the work that is due, all of it; answers how many pieces were done */
  runJobs: () => Promise<number>
  /** does work as it becomes due */
  startJobs: () => RunningJobs
  close: () => Promise<void>
}

/** Builds the embedded store on an open, migrated database. */
export const createStore = async (deps: StoreDeps): Promise<Store> => {
  const gateways = createGateways(deps.fetch)
  const system = { db: deps.db, clock: deps.clock, actor: SYSTEM }
  await encryptOldApiKeys(system, deps.cipher)
  await encryptOldSecurityNotices(system, deps.cipher)
  await encryptOldNotifications(system, deps.cipher)
  const transports = { push: createPushTransport(system, deps.cipher, deps.fetch), ...deps.transports }
  const services: Services = {
    uptime: monotonicClock,
    ...deps,
    transports,
    gateways,
    catalog: await openCatalog(deps),
    searches: new SearchCounts(),
  }
  // with or without a slash at the end: routes are written without one
  const app = new Hono({ strict: false })
  const unavailable: Record<Unavailable, number> = { database_busy: 0, storage_full: 0, storage_failed: 0 }
  app.onError(
    answerError((err, c) => {
      const { requestId } = callerOf(c)
      const why = whyUnavailable(err)
      if (why) unavailable[why] += 1
      services.log.error({ err, path: c.req.path, requestId }, 'request failed')
    }),
  )
  app.notFound(noRoute)
  app.use(async (c, next) => {
    await next()
    callerOf(c).onRouteMatched?.(routePath(c))
  })
  app.use('/wp-json/*', wpHeaders(services))
  app.use('/wp-json/*', envelope())
  for (const path of ['/wp-json/*', '/api/*']) app.use(path, recogniseSession(services))
  const byApplicationPassword = recogniseApplicationPassword(services)
  for (const path of ['/wp-json/wp/v2/*', '/wp-json/wc/v3/*', '/wp-json/batch/v1'])
    app.use(path, byApplicationPassword)
  const byKey = authenticate(services)
  app.use('/wp-json/wc/*', byKey)
  // texts in another language are written with a key, wherever they are read
  for (const path of TEXT_PATHS) app.use(path, (c, next) => (isEdit(c.req.method) ? byKey(c, next) : next()))

  // each part of the contract mounts itself here, in alphabetical order
  app.route('/', alertRoutes(services))
  app.route('/', apiViewerRoutes())
  app.route('/', authRoutes(services))
  app.route(
    '/',
    batchV1Routes(services, () => app),
  )
  app.route('/', checkoutRoutes(services))
  app.route('/', cartRoutes(services))
  app.route('/', commentRoutes(services))
  app.route('/', contactRoutes(services))
  app.route('/', couponRoutes(services))
  app.route('/', customerDownloadRoutes(services))
  app.route('/', customerExportRoutes(services))
  app.route('/', customerRoutes(services))
  app.route('/', dataRoutes(services))
  app.route('/', featuredVendorRoutes(services))
  app.route('/', draftRoutes(services))
  app.route('/', downloadRoutes(services))
  app.route('/', feedRoutes(services))
  for (const routes of [emallsRoutes, googleRoutes, torobRoutes]) app.route('/', routes(services))
  app.route('/', geographyRoutes(services))
  app.route('/', headRoutes(services))
  app.route('/', healthRoutes(services))
  app.route(
    '/',
    indexRoutes(services, () => app.routes),
  )
  app.route('/', llmsRoutes(services))
  app.route('/', mediaRoutes(services))
  app.route('/', menuRoutes(services))
  app.route('/', forgotPasswordRoutes(services))
  app.route('/', notificationRoutes(services))
  app.route('/', orderActionRoutes(services))
  app.route(
    '/',
    openApiRoutes(() => app.routes),
  )
  app.route('/', orderExportRoutes(services))
  app.route('/', orderNoteRoutes(services))
  app.route('/', orderReceiptRoutes(services))
  app.route('/', orderReportRoutes(services))
  // before orders by their id: `track` is none
  app.route('/', trackRoutes(services))
  app.route('/', orderRoutes(services))
  app.route('/', outboxRoutes(services))
  app.route('/', ownCustomerRoutes(services))
  app.route('/', ownOrderRoutes(services))
  app.route('/', vendorDashboardRoutes(services))
  app.route('/', ownReviewRoutes(services))
  app.route('/', paymentGatewayRoutes(services))
  app.route('/', paymentRoutes(services))
  app.route('/', pointRoutes(services))
  app.route('/', pluginRoutes(services))
  app.route('/', priceHistoryRoutes(services))
  app.route('/', settingTextRoutes(services))
  app.route('/', pushRoutes(services))
  app.route('/', refundRoutes(services))
  app.route('/', reportRoutes(services))
  app.route('/', robotsRoutes(services))
  app.route('/', searchReportRoutes(services))
  app.route('/', searchRuleRoutes(services))
  app.route('/', searchSeenRoutes(services))
  app.route('/', settingRoutes(services))
  app.route('/', sitemapRoutes(services))
  app.route('/', shippingRoutes(services))
  app.route('/', storeApiRoutes(services))
  app.route('/', structuredDataRoutes(services))
  app.route('/', signUpRoutes(services))
  app.route('/', systemStatusRoutes(services))
  app.route('/', systemToolRoutes(services))
  app.route('/', taxRateRoutes(services))
  app.route('/', taxClassRoutes(services))
  app.route('/', vendorRoutes(services))
  app.route('/', testBankRoutes(services))
  app.route('/', wcAuthRoutes(services))
  app.route('/', wcOrderRoutes(services))
  app.route('/', attributeRoutes(services))
  app.route('/', categoryRoutes(services))
  app.route('/', productReportRoutes(services))
  app.route('/', productExportRoutes(services))
  app.route('/', productForAgentsRoutes(services))
  app.route('/', productImportRoutes(services))
  app.route('/', productRoutes(services))
  app.route('/', reviewRoutes(services))
  app.route('/', tagRoutes(services))
  app.route('/', variationRoutes(services))
  app.route('/', productCategoryRoutes(services))
  app.route('/', shopperProductRoutes(services))
  app.route('/', suggestRoutes(services))
  app.route('/', writeReviewRoutes(services))
  app.route('/', webhookRoutes(services))
  app.route('/', wishListRoutes(services))
  app.route('/', wpV2Routes(services))

  const runner = createRunner(services, (resource, id, actor) =>
    readForWebhook(app, services.linkOrigin, { resource, id, actor }),
  )
  const cache = createResponseCache({
    parametersOf: publicParameters,
    next: (request, caller) => app.fetch(canonicalRequest(request), { caller } satisfies Bindings),
  })
  await followEvents(deps.db, 'response cache', (events) => events.forEach(cache.drop))
  let ordersPlaced = 0
  await followEvents(deps.db, 'statistics', (events) => {
    ordersPlaced += events.filter(({ type }) => type === 'order.placed').length
  })
  // once the index has caught up, and when a sale begins or ends
  services.catalog.onChange((changed, inLists) => {
    if (inLists) cache.dropTag('catalog')
    if (changed !== 'everything') cache.dropProducts(changed)
  })

  return {
    fetch: async (request, caller = INSIDE) => cache.fetch(request, caller),
    owns: createOwnPaths(app.routes),
    readStats: async () => ({ jobs: await countJobs(system), ordersPlaced, unavailable }),
    runJobs: runner.runJobs,
    startJobs: runner.start,
    close: async () => {
      await services.searches.flush(system)
      services.catalog.close()
      await deps.db.destroy()
    },
  }
}
