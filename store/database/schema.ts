import type { EventCursorsTable, EventsTable, JobsTable } from '../jobs/tables.ts'
import type { AlertsTable } from '../modules/alerts/tables.ts'
import type { AuditLogTable } from '../modules/audit/tables.ts'
import type { BulkChangeItemsTable, BulkChangesTable } from '../modules/bulk/tables.ts'
import type {
  CartsTable,
  CouponsTable,
  CouponUsagesTable,
  ShippingMethodsTable,
  ShippingZoneLocationsTable,
  ShippingZonesTable,
  TaxClassesTable,
  TaxRatesTable,
} from '../modules/cart/tables.ts'
import type {
  AttributesTable,
  AttributeTermsTable,
  BrandsTable,
  CategoriesTable,
  PriceHistoryTable,
  ProductsTable,
  ReviewPhotosTable,
  ReviewsTable,
  SearchClicksTable,
  SearchCountsTable,
  SearchRulesTable,
  SearchStartOffTable,
  SearchSynonymsTable,
  ShippingClassesTable,
  TagsTable,
} from '../modules/catalog/tables.ts'
import type { CheckoutDraftsTable } from '../modules/checkout/tables.ts'
import type {
  CommentsTable,
  ContactMessagesTable,
  MenuItemsTable,
  MenuLocationsTable,
  MenusTable,
  PostAuthorsTable,
  PostCategoriesTable,
  PostRevisionsTable,
  PostsTable,
  PostTagsTable,
} from '../modules/content/tables.ts'
import type { KeptExportsTable, ProductImportRowsTable, ProductImportsTable } from '../modules/csv/tables.ts'
import type {
  ApiKeysTable,
  ApplicationPasswordsTable,
  ChallengesTable,
  CustomerNotesTable,
  CustomersTable,
  KnownAddressesTable,
  OAuthNoncesTable,
  OneTimeCodesTable,
  OneTimeCodeTriesTable,
  PasskeysTable,
  PasswordResetsTable,
  SecondFactorsTable,
  SecurityNoticesTable,
  SessionsTable,
  SetupLinksTable,
  SignUpsTable,
} from '../modules/customers/tables.ts'
import type { PointEntriesTable, WishListItemsTable } from '../modules/loyalty/tables.ts'
import type { MediaTable, PictureSourcesTable } from '../modules/media/tables.ts'
import type {
  CampaignsTable,
  CustomerNotificationsTable,
  MessageTemplatesTable,
  OutboxMessagesTable,
  PushKeysTable,
  PushSubscriptionsTable,
} from '../modules/notifications/tables.ts'
import type {
  DownloadPermissionsTable,
  GuestContactsTable,
  OrderCodesTable,
  OrderItemsTable,
  OrderNotesTable,
  OrderReceiptsTable,
  OrdersTable,
  RefundItemsTable,
  RefundsTable,
} from '../modules/orders/tables.ts'
import type {
  PaymentReturnsTable,
  PaymentStartsTable,
  PaymentsTable,
  TestBankPaymentsTable,
  TestBankReturnsTable,
} from '../modules/payments/tables.ts'
import type { SeoTextsTable } from '../modules/seo/tables.ts'
import type {
  SettingDraftsTable,
  SettingPreviewsTable,
  SettingsTable,
  SettingVersionsTable,
} from '../modules/settings/tables.ts'
import type { TranslationsTable } from '../modules/translations/tables.ts'
import type { VendorsTable } from '../modules/vendors/tables.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../modules/webhooks/tables.ts'
import type { IdempotentAnswersTable } from './idempotency.ts'

/** Lets the store check that its data key is the one that secrets were encrypted with. */
interface DataKeysTable {
  /** one row, `data` */
  name: string
  probe: string
}

/** Every table, gathered for Kysely. Only the module that declares a table writes it. */
export interface Schema {
  settings: SettingsTable
  setting_drafts: SettingDraftsTable
  setting_previews: SettingPreviewsTable
  setting_versions: SettingVersionsTable
  translations: TranslationsTable
  media: MediaTable
  picture_sources: PictureSourcesTable
  categories: CategoriesTable
  tags: TagsTable
  brands: BrandsTable
  attributes: AttributesTable
  attribute_terms: AttributeTermsTable
  products: ProductsTable
  price_history: PriceHistoryTable
  reviews: ReviewsTable
  review_photos: ReviewPhotosTable
  shipping_classes: ShippingClassesTable
  search_synonyms: SearchSynonymsTable
  search_start_off: SearchStartOffTable
  search_rules: SearchRulesTable
  search_counts: SearchCountsTable
  search_clicks: SearchClicksTable
  customers: CustomersTable
  customer_notes: CustomerNotesTable
  api_keys: ApiKeysTable
  oauth_nonces: OAuthNoncesTable
  application_passwords: ApplicationPasswordsTable
  seo_texts: SeoTextsTable
  sessions: SessionsTable
  second_factors: SecondFactorsTable
  passkeys: PasskeysTable
  challenges: ChallengesTable
  setup_links: SetupLinksTable
  sign_ups: SignUpsTable
  one_time_codes: OneTimeCodesTable
  one_time_code_tries: OneTimeCodeTriesTable
  known_addresses: KnownAddressesTable
  password_resets: PasswordResetsTable
  security_notices: SecurityNoticesTable
  posts: PostsTable
  post_categories: PostCategoriesTable
  post_authors: PostAuthorsTable
  post_revisions: PostRevisionsTable
  post_tags: PostTagsTable
  comments: CommentsTable
  menu_items: MenuItemsTable
  menu_locations: MenuLocationsTable
  menus: MenusTable
  contact_messages: ContactMessagesTable
  vendors: VendorsTable
  alerts: AlertsTable
  coupons: CouponsTable
  coupon_usages: CouponUsagesTable
  shipping_zones: ShippingZonesTable
  shipping_zone_locations: ShippingZoneLocationsTable
  shipping_methods: ShippingMethodsTable
  tax_classes: TaxClassesTable
  tax_rates: TaxRatesTable
  bulk_changes: BulkChangesTable
  bulk_change_products: BulkChangeItemsTable
  kept_exports: KeptExportsTable
  product_imports: ProductImportsTable
  product_import_rows: ProductImportRowsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_notes: OrderNotesTable
  refunds: RefundsTable
  refund_items: RefundItemsTable
  guest_contacts: GuestContactsTable
  order_codes: OrderCodesTable
  order_receipts: OrderReceiptsTable
  download_permissions: DownloadPermissionsTable
  point_entries: PointEntriesTable
  wish_list_items: WishListItemsTable
  carts: CartsTable
  checkout_drafts: CheckoutDraftsTable
  payments: PaymentsTable
  payment_starts: PaymentStartsTable
  test_bank_payments: TestBankPaymentsTable
  payment_returns: PaymentReturnsTable
  test_bank_returns: TestBankReturnsTable
  outbox_messages: OutboxMessagesTable
  message_templates: MessageTemplatesTable
  campaigns: CampaignsTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
  customer_notifications: CustomerNotificationsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  audit_log: AuditLogTable
  events: EventsTable
  jobs: JobsTable
  event_cursors: EventCursorsTable
  data_keys: DataKeysTable
  idempotent_answers: IdempotentAnswersTable
}
