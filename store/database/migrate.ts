import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as first from './migrations/0001-first.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as loyalty from './migrations/0003-loyalty.ts'
import * as alerts from './migrations/0004-alerts.ts'
import * as push from './migrations/0005-push.ts'
import * as vendorOwners from './migrations/0006-vendor-owners.ts'
import * as reviewPhotos from './migrations/0007-review-photos.ts'
import * as signUps from './migrations/0008-sign-ups.ts'
import * as outboxAge from './migrations/0009-outbox-age.ts'
import * as accountSecurity from './migrations/0010-account-security.ts'
import * as dataKey from './migrations/0011-data-key.ts'
import * as orderCodes from './migrations/0014-order-codes.ts'
import * as lanes from './migrations/0015-lanes.ts'
import * as eventIds from './migrations/0016-event-ids.ts'
import * as jobFailures from './migrations/0017-job-failures.ts'
import * as translations from './migrations/0018-translations.ts'
import * as customerNotifications from './migrations/0019-customer-notifications.ts'
import * as idempotentAnswers from './migrations/0020-idempotent-answers.ts'
import * as search from './migrations/0021-search.ts'
import * as priceHistory from './migrations/0024-price-history.ts'
import * as couponMeta from './migrations/0027-coupon-meta.ts'
import * as webhooks from './migrations/0028-webhooks.ts'
import * as carts from './migrations/0029-carts.ts'
import * as refundItems from './migrations/0030-refund-items.ts'
import * as parents from './migrations/0031-parents.ts'
import * as applicationPasswords from './migrations/0032-application-passwords.ts'
import * as productImports from './migrations/0033-product-imports.ts'
import * as searchStartList from './migrations/0034-search-start-list.ts'
import * as auditLog from './migrations/0035-audit-log.ts'
import * as menus from './migrations/0036-menus.ts'
import * as orderReceipts from './migrations/0037-order-receipts.ts'
import * as settingVersions from './migrations/0038-setting-versions.ts'
import * as setupLinks from './migrations/0039-setup-links.ts'
import * as overview from './migrations/0044-overview.ts'
import * as shipments from './migrations/0045-shipments.ts'
import * as messageTemplates from './migrations/0046-message-templates.ts'
import * as campaigns from './migrations/0047-campaigns.ts'
import * as customerDesk from './migrations/0048-customer-desk.ts'
import * as secondFactors from './migrations/0049-second-factors.ts'
import * as auditLogLock from './migrations/0050-audit-log-lock.ts'
import * as swatchPictures from './migrations/0051-swatch-pictures.ts'
import * as campaignTexts from './migrations/0052-campaign-texts.ts'
import * as webhookAnswers from './migrations/0054-webhook-answers.ts'
import * as returnedPayments from './migrations/0055-returned-payments.ts'
import * as downloadCounts from './migrations/0056-download-counts.ts'
import * as seoTexts from './migrations/0057-seo-texts.ts'
import * as vendorPictures from './migrations/0058-vendor-pictures.ts'
import * as bulkChanges from './migrations/0059-bulk-changes.ts'
import * as keptExports from './migrations/0060-kept-exports.ts'
import * as orderBulkChanges from './migrations/0061-bulk-changes-of-orders.ts'
import * as requestsForReturns from './migrations/0062-requests-for-returns.ts'
import * as paymentStarts from './migrations/0063-payment-starts.ts'
import * as oauthNonces from './migrations/0064-oauth-nonces.ts'
import * as provedNumbers from './migrations/0065-proved-numbers.ts'
import * as provedEmails from './migrations/0066-proved-emails.ts'
import * as pointsOfGoods from './migrations/0067-points-of-goods.ts'
import * as codesOfAnyCase from './migrations/0068-codes-of-any-case.ts'
import * as jobRanks from './migrations/0069-job-ranks.ts'
import * as failedMessages from './migrations/0070-failed-messages.ts'
import * as pricesOfVariableProducts from './migrations/0071-prices-of-variable-products.ts'
import * as datesOfDrafts from './migrations/0072-dates-of-drafts.ts'
import * as slugsOfScreens from './migrations/0073-slugs-of-screens.ts'
import * as postAuthors from './migrations/0074-post-authors.ts'
import * as mediaByDate from './migrations/0075-media-by-date.ts'
import * as guestPhones from './migrations/0076-guest-phones.ts'
import * as couponPhones from './migrations/0077-coupon-phones.ts'

/** Forward only: a released migration is never changed, the next one is added. */
const migrations = {
  '0001-first': first,
  '0002-accounts': accounts,
  '0003-loyalty': loyalty,
  '0004-alerts': alerts,
  '0005-push': push,
  '0006-vendor-owners': vendorOwners,
  '0007-review-photos': reviewPhotos,
  '0008-sign-ups': signUps,
  '0009-outbox-age': outboxAge,
  '0010-account-security': accountSecurity,
  '0011-data-key': dataKey,
  '0014-order-codes': orderCodes,
  '0015-lanes': lanes,
  '0016-event-ids': eventIds,
  '0017-job-failures': jobFailures,
  '0018-translations': translations,
  '0019-customer-notifications': customerNotifications,
  '0020-idempotent-answers': idempotentAnswers,
  '0021-search': search,
  '0024-price-history': priceHistory,
  '0027-coupon-meta': couponMeta,
  '0028-webhooks': webhooks,
  '0029-carts': carts,
  '0030-refund-items': refundItems,
  '0031-parents': parents,
  '0032-application-passwords': applicationPasswords,
  '0033-product-imports': productImports,
  '0034-search-start-list': searchStartList,
  '0035-audit-log': auditLog,
  '0036-menus': menus,
  '0037-order-receipts': orderReceipts,
  '0038-setting-versions': settingVersions,
  '0039-setup-links': setupLinks,
  '0044-overview': overview,
  '0045-shipments': shipments,
  '0046-message-templates': messageTemplates,
  '0047-campaigns': campaigns,
  '0048-customer-desk': customerDesk,
  '0049-second-factors': secondFactors,
  '0050-audit-log-lock': auditLogLock,
  '0051-swatch-pictures': swatchPictures,
  '0052-campaign-texts': campaignTexts,
  '0054-webhook-answers': webhookAnswers,
  '0055-returned-payments': returnedPayments,
  '0056-download-counts': downloadCounts,
  '0057-seo-texts': seoTexts,
  '0058-vendor-pictures': vendorPictures,
  '0059-bulk-changes': bulkChanges,
  '0060-kept-exports': keptExports,
  '0061-bulk-changes-of-orders': orderBulkChanges,
  '0062-requests-for-returns': requestsForReturns,
  '0063-payment-starts': paymentStarts,
  '0064-oauth-nonces': oauthNonces,
  '0065-proved-numbers': provedNumbers,
  '0066-proved-emails': provedEmails,
  '0067-points-of-goods': pointsOfGoods,
  '0068-codes-of-any-case': codesOfAnyCase,
  '0069-job-ranks': jobRanks,
  '0070-failed-messages': failedMessages,
  '0071-prices-of-variable-products': pricesOfVariableProducts,
  '0072-dates-of-drafts': datesOfDrafts,
  '0073-slugs-of-screens': slugsOfScreens,
  '0074-post-authors': postAuthors,
  '0075-media-by-date': mediaByDate,
  '0076-guest-phones': guestPhones,
  '0077-coupon-phones': couponPhones,
}

/** The names of all of them, the oldest first. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations)

export const NEWEST_MIGRATION = MIGRATIONS.at(-1) ?? ''

/**
 * Runs what has not run yet, under Kysely's lock.
 * @param later what a version to come adds, in tests of an upgrade
 */
export const migrate = async <T>(
  db: Kysely<T>,
  later: Readonly<Record<string, Migration>> = {},
): Promise<void> => {
  const getMigrations = async () => ({ ...migrations, ...later })
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
