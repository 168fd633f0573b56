CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "settings" ("name" text not null, "value" text not null, "updated_at" bigint not null);
CREATE TABLE "media" ("id" integer primary key autoincrement, "file" text not null, "title" text not null, "alt" text not null, "mime_type" text not null, "width" bigint not null, "height" bigint not null, "thumbhash" text, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "categories" ("id" integer primary key autoincrement, "parent_id" bigint not null, "name" text not null, "slug" text not null, "description" text not null, "display" text not null, "image_id" bigint, "menu_order" bigint not null);
CREATE TABLE "tags" ("id" integer primary key autoincrement, "name" text not null, "slug" text not null, "description" text not null);
CREATE TABLE "brands" ("id" integer primary key autoincrement, "parent_id" bigint not null, "name" text not null, "slug" text not null, "description" text not null, "image_id" bigint, "menu_order" bigint not null);
CREATE TABLE "attributes" ("id" integer primary key autoincrement, "name" text not null, "slug" text not null, "type" text not null, "order_by" text not null, "has_archives" bigint not null);
CREATE TABLE "attribute_terms" ("id" integer primary key autoincrement, "attribute_id" bigint not null, "name" text not null, "slug" text not null, "description" text not null, "menu_order" bigint not null, "swatch" text);
CREATE TABLE "shipping_classes" ("id" integer primary key autoincrement, "name" text not null, "slug" text not null, "description" text not null);
CREATE TABLE "products" ("id" integer primary key autoincrement, "type" text not null, "status" text not null, "name" text not null, "slug" text not null, "sku" text not null, "global_unique_id" text not null, "description" text not null, "short_description" text not null, "catalog_visibility" text not null, "featured" bigint not null, "regular_price" bigint, "sale_price" bigint, "sale_from_at" bigint, "sale_to_at" bigint, "wholesale_price" bigint, "virtual" bigint not null, "downloadable" bigint not null, "downloads" text not null, "download_limit" bigint not null, "download_expiry" bigint not null, "external_url" text not null, "button_text" text not null, "tax_status" text not null, "tax_class" text not null, "manage_stock" bigint not null, "stock_quantity" bigint, "stock_status" text not null, "backorders" text not null, "low_stock_amount" bigint, "sold_individually" bigint not null, "weight" text not null, "length" text not null, "width" text not null, "height" text not null, "shipping_class_id" bigint not null, "reviews_allowed" bigint not null, "average_rating" bigint not null, "rating_count" bigint not null, "total_sales" bigint not null, "parent_id" bigint not null, "purchase_note" text not null, "menu_order" bigint not null, "category_ids" text not null, "tag_ids" text not null, "brand_ids" text not null, "image_ids" text not null, "upsell_ids" text not null, "cross_sell_ids" text not null, "grouped_ids" text not null, "attributes" text not null, "default_attributes" text not null, "meta_data" text not null, "vendor_id" bigint not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "reviews" ("id" integer primary key autoincrement, "product_id" bigint not null, "customer_id" bigint not null, "reviewer" text not null, "reviewer_email" text not null, "review" text not null, "rating" bigint not null, "status" text not null, "verified" bigint not null, "created_at" bigint not null);
CREATE TABLE "customers" ("id" integer primary key autoincrement, "email" text not null, "username" text not null, "password_hash" text, "role" text not null, "first_name" text not null, "last_name" text not null, "mobile" text not null, "avatar_id" bigint, "billing" text not null, "shipping" text not null, "is_paying_customer" bigint not null, "meta_data" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "api_keys" ("id" integer primary key autoincrement, "customer_id" bigint not null, "description" text not null, "permissions" text not null, "consumer_key_hash" text not null, "consumer_secret" text not null, "truncated_key" text not null, "last_access_at" bigint, "created_at" bigint not null);
CREATE TABLE "posts" ("id" integer primary key autoincrement, "type" text not null, "slug" text not null, "title" text not null, "content" text not null, "excerpt" text not null, "status" text not null, "author_name" text not null, "featured_media_id" bigint, "sticky" bigint not null, "comments_open" bigint not null, "parent_id" bigint not null, "menu_order" bigint not null, "category_ids" text not null, "tag_ids" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "post_categories" ("id" integer primary key autoincrement, "parent_id" bigint not null, "name" text not null, "slug" text not null, "description" text not null);
CREATE TABLE "post_tags" ("id" integer primary key autoincrement, "name" text not null, "slug" text not null, "description" text not null);
CREATE TABLE "comments" ("id" integer primary key autoincrement, "post_id" bigint not null, "parent_id" bigint not null, "customer_id" bigint not null, "author_name" text not null, "author_email" text not null, "content" text not null, "status" text not null, "created_at" bigint not null);
CREATE TABLE "menu_items" ("id" integer primary key autoincrement, "parent_id" bigint not null, "title" text not null, "url" text not null, "position" bigint not null);
CREATE TABLE "contact_messages" ("id" integer primary key autoincrement, "name" text not null, "email" text not null, "phone" text not null, "message" text not null, "created_at" bigint not null);
CREATE TABLE "vendors" ("id" integer primary key autoincrement, "slug" text not null, "store_name" text not null, "first_name" text not null, "last_name" text not null, "description" text not null, "banner_id" bigint, "avatar_id" bigint, "email" text not null, "phone" text not null, "address" text not null, "social" text not null, "featured" bigint not null, "enabled" bigint not null, "created_at" bigint not null, "customer_id" bigint);
CREATE TABLE "coupons" ("id" integer primary key autoincrement, "code" text not null, "status" text not null, "discount_type" text not null, "amount" bigint not null, "description" text not null, "date_expires_at" bigint, "usage_count" bigint not null, "individual_use" bigint not null, "product_ids" text not null, "excluded_product_ids" text not null, "usage_limit" bigint, "usage_limit_per_user" bigint, "limit_usage_to_x_items" bigint, "free_shipping" bigint not null, "product_categories" text not null, "excluded_product_categories" text not null, "exclude_sale_items" bigint not null, "minimum_amount" bigint not null, "maximum_amount" bigint not null, "email_restrictions" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "coupon_usages" ("id" integer primary key autoincrement, "coupon_id" bigint not null, "order_id" bigint not null, "used_by" text not null);
CREATE TABLE "shipping_zones" ("id" integer primary key autoincrement, "name" text not null, "zone_order" bigint not null);
CREATE TABLE "shipping_zone_locations" ("id" integer primary key autoincrement, "zone_id" bigint not null, "code" text not null, "type" text not null);
CREATE TABLE "shipping_methods" ("id" integer primary key autoincrement, "zone_id" bigint not null, "method_id" text not null, "title" text not null, "method_order" bigint not null, "enabled" bigint not null, "settings" text not null);
CREATE TABLE "tax_classes" ("slug" text not null, "name" text not null);
CREATE TABLE "tax_rates" ("id" integer primary key autoincrement, "country" text not null, "state" text not null, "postcode" text not null, "city" text not null, "rate" bigint not null, "name" text not null, "priority" bigint not null, "compound" bigint not null, "shipping" bigint not null, "rate_order" bigint not null, "class" text not null);
CREATE TABLE "orders" ("id" integer primary key autoincrement, "status" text not null, "currency" text not null, "order_key" text not null, "customer_id" bigint not null, "billing" text not null, "shipping" text not null, "payment_method" text not null, "payment_method_title" text not null, "transaction_id" text not null, "customer_note" text not null, "customer_ip_address" text not null, "customer_user_agent" text not null, "created_via" text not null, "cart_hash" text not null, "prices_include_tax" bigint not null, "discount_total" bigint not null, "discount_tax" bigint not null, "shipping_total" bigint not null, "shipping_tax" bigint not null, "cart_tax" bigint not null, "total" bigint not null, "total_tax" bigint not null, "stock_reduced" bigint not null, "coupons_counted" bigint not null, "sales_counted" bigint not null, "draft_id" text, "hold_until_at" bigint, "paid_at" bigint, "completed_at" bigint, "meta_data" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "order_items" ("id" integer primary key autoincrement, "order_id" bigint not null, "kind" text not null, "name" text not null, "product_id" bigint not null, "variation_id" bigint not null, "vendor_id" bigint not null, "quantity" bigint not null, "tax_class" text not null, "tax_status" text not null, "subtotal" bigint not null, "subtotal_tax" bigint not null, "total" bigint not null, "total_tax" bigint not null, "taxes" text not null, "sku" text not null, "global_unique_id" text not null, "parent_name" text, "image_id" bigint, "details" text not null, "meta_data" text not null);
CREATE TABLE "order_notes" ("id" integer primary key autoincrement, "order_id" bigint not null, "author" text not null, "note" text not null, "customer_note" bigint not null, "status" text, "created_at" bigint not null);
CREATE TABLE "refunds" ("id" integer primary key autoincrement, "order_id" bigint not null, "amount" bigint not null, "reason" text not null, "refunded_by" bigint not null, "refunded_payment" bigint not null, "line_items" text not null, "created_at" bigint not null);
CREATE TABLE "checkout_drafts" ("id" text not null, "payload" text not null, "customer_id" bigint not null, "expires_at" bigint not null, "created_at" bigint not null);
CREATE TABLE "payments" ("id" integer primary key autoincrement, "order_id" bigint not null, "gateway" text not null, "amount" bigint not null, "status" text not null, "authority" text not null, "reference" text not null, "receipt_media_id" bigint, "details" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "test_bank_payments" ("authority" text not null, "amount" bigint not null, "description" text not null, "return_url" text not null, "outcome" text not null, "reference" text not null, "created_at" bigint not null);
CREATE TABLE "outbox_messages" ("id" integer primary key autoincrement, "channel" text not null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "dedupe_key" text not null, "status" text not null, "created_at" bigint not null, "sent_at" bigint);
CREATE TABLE "events" ("id" integer primary key autoincrement, "type" text not null, "payload" text not null, "created_at" bigint not null);
CREATE TABLE "jobs" ("id" integer primary key autoincrement, "kind" text not null, "payload" text not null, "dedupe_key" text not null, "status" text not null, "attempts" bigint not null, "run_at" bigint not null, "leased_until" bigint, "last_error" text not null, "created_at" bigint not null);
CREATE TABLE "event_cursors" ("name" text not null, "last_event_id" bigint not null);
CREATE TABLE "sessions" ("token_hash" text primary key, "id" text not null unique, "customer_id" bigint not null, "user_agent" text not null, "created_at" bigint not null, "last_seen_at" bigint not null, "expires_at" bigint not null, "role" text default '' not null);
CREATE TABLE "password_resets" ("token_hash" text primary key, "customer_id" bigint not null, "created_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "guest_contacts" ("contact" text not null, "order_id" bigint not null);
CREATE TABLE "download_permissions" ("token" text primary key, "order_id" bigint not null, "product_id" bigint not null, "product_name" text not null, "download_id" text not null, "name" text not null, "file" text not null, "remaining" bigint, "expires_at" bigint, "begun_at" bigint, "created_at" bigint not null);
CREATE TABLE "point_entries" ("key" text primary key, "customer_id" bigint not null, "points" bigint not null, "reason" text not null, "order_id" bigint not null, "code" text not null, "created_at" bigint not null);
CREATE TABLE "notices" ("id" text primary key, "customer_id" bigint not null, "kind" text not null, "topic" text not null, "order_id" bigint not null, "title" text not null, "text" text not null, "code" text not null, "seen_at" bigint, "created_at" bigint not null);
CREATE TABLE "wish_list_items" ("customer_id" bigint not null, "product_id" bigint not null, "added_at" bigint not null);
CREATE TABLE "alerts" ("key" text primary key, "product_id" bigint not null, "kind" text not null, "channel" text not null, "recipient" text not null, "price" bigint, "created_at" bigint not null, "told_at" bigint);
CREATE TABLE "push_keys" ("name" text primary key, "public_key" text not null, "private_key" text not null);
CREATE TABLE "push_subscriptions" ("endpoint" text primary key, "customer_id" bigint not null, "session_id" text not null, "p256dh" text not null, "auth" text not null, "created_at" bigint not null);
CREATE TABLE "review_photos" ("media_id" bigint primary key, "review_id" bigint not null);
CREATE TABLE "sign_ups" ("token_hash" text primary key, "email" text not null, "first_name" text not null, "last_name" text not null, "password_hash" text not null, "code_hash" text not null, "tries" bigint not null, "asked_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "one_time_codes" ("purpose" text not null, "contact" text not null, "code_hash" text not null, "created_at" bigint not null, "expires_at" bigint not null, constraint "one_time_codes_key" primary key ("purpose", "contact"));
CREATE TABLE "one_time_code_tries" ("purpose" text not null, "contact" text not null, "asker" text not null, "tries" bigint not null, "expires_at" bigint not null, constraint "one_time_code_tries_key" primary key ("purpose", "contact", "asker"));
CREATE TABLE "known_addresses" ("customer_id" bigint not null, "address_hash" text not null, "seen_at" bigint not null, constraint "known_addresses_key" primary key ("customer_id", "address_hash"));
CREATE TABLE "data_keys" ("name" text primary key, "probe" text not null);
CREATE TABLE "order_codes" ("token_hash" text primary key, "order_id" bigint not null, "contact" text not null, "code_hash" text not null, "tries" bigint not null, "created_at" bigint not null, "expires_at" bigint not null);
CREATE UNIQUE INDEX "settings_name" on "settings" ("name");
CREATE UNIQUE INDEX "media_file" on "media" ("file");
CREATE UNIQUE INDEX "categories_slug" on "categories" ("slug");
CREATE UNIQUE INDEX "tags_slug" on "tags" ("slug");
CREATE UNIQUE INDEX "brands_slug" on "brands" ("slug");
CREATE UNIQUE INDEX "attributes_slug" on "attributes" ("slug");
CREATE UNIQUE INDEX "attribute_terms_attribute_id_slug" on "attribute_terms" ("attribute_id", "slug");
CREATE UNIQUE INDEX "shipping_classes_slug" on "shipping_classes" ("slug");
CREATE INDEX "products_slug" on "products" ("slug");
CREATE INDEX "products_sku" on "products" ("sku");
CREATE INDEX "products_parent_id" on "products" ("parent_id");
CREATE INDEX "products_sale_to_at" on "products" ("sale_to_at");
CREATE INDEX "reviews_product_id_status_created_at" on "reviews" ("product_id", "status", "created_at");
CREATE INDEX "reviews_status_created_at" on "reviews" ("status", "created_at");
CREATE INDEX "reviews_reviewer_email" on "reviews" ("reviewer_email");
CREATE UNIQUE INDEX "customers_username" on "customers" ("username");
CREATE UNIQUE INDEX "api_keys_consumer_key_hash" on "api_keys" ("consumer_key_hash");
CREATE UNIQUE INDEX "posts_type_slug" on "posts" ("type", "slug");
CREATE INDEX "posts_type_status_created_at" on "posts" ("type", "status", "created_at");
CREATE UNIQUE INDEX "post_categories_slug" on "post_categories" ("slug");
CREATE UNIQUE INDEX "post_tags_slug" on "post_tags" ("slug");
CREATE INDEX "comments_post_id_status_created_at" on "comments" ("post_id", "status", "created_at");
CREATE INDEX "menu_items_position" on "menu_items" ("position");
CREATE UNIQUE INDEX "vendors_slug" on "vendors" ("slug");
CREATE UNIQUE INDEX "coupons_code" on "coupons" ("code");
CREATE INDEX "coupon_usages_coupon_id_used_by" on "coupon_usages" ("coupon_id", "used_by");
CREATE INDEX "coupon_usages_order_id" on "coupon_usages" ("order_id");
CREATE INDEX "shipping_zone_locations_zone_id" on "shipping_zone_locations" ("zone_id");
CREATE INDEX "shipping_methods_zone_id" on "shipping_methods" ("zone_id");
CREATE UNIQUE INDEX "tax_classes_slug" on "tax_classes" ("slug");
CREATE UNIQUE INDEX "orders_order_key" on "orders" ("order_key");
CREATE UNIQUE INDEX "orders_draft_id" on "orders" ("draft_id");
CREATE INDEX "orders_customer_id_created_at" on "orders" ("customer_id", "created_at");
CREATE INDEX "orders_status_created_at" on "orders" ("status", "created_at");
CREATE INDEX "orders_hold_until_at" on "orders" ("hold_until_at");
CREATE INDEX "order_items_order_id" on "order_items" ("order_id");
CREATE INDEX "order_items_product_id" on "order_items" ("product_id");
CREATE INDEX "order_notes_order_id" on "order_notes" ("order_id");
CREATE INDEX "refunds_order_id" on "refunds" ("order_id");
CREATE UNIQUE INDEX "checkout_drafts_id" on "checkout_drafts" ("id");
CREATE INDEX "checkout_drafts_expires_at" on "checkout_drafts" ("expires_at");
CREATE UNIQUE INDEX "payments_gateway_authority" on "payments" ("gateway", "authority");
CREATE INDEX "payments_order_id" on "payments" ("order_id");
CREATE INDEX "payments_status_updated_at" on "payments" ("status", "updated_at");
CREATE UNIQUE INDEX "test_bank_payments_authority" on "test_bank_payments" ("authority");
CREATE UNIQUE INDEX "outbox_messages_dedupe_key" on "outbox_messages" ("dedupe_key");
CREATE UNIQUE INDEX "jobs_dedupe_key" on "jobs" ("dedupe_key");
CREATE INDEX "jobs_status_run_at" on "jobs" ("status", "run_at");
CREATE UNIQUE INDEX "event_cursors_name" on "event_cursors" ("name");
CREATE UNIQUE INDEX "customers_email_given" on "customers" ("email") where "email" <> '';
CREATE UNIQUE INDEX "customers_mobile_given" on "customers" ("mobile") where "mobile" <> '';
CREATE INDEX "sessions_customer_id" on "sessions" ("customer_id");
CREATE INDEX "sessions_expires_at" on "sessions" ("expires_at");
CREATE INDEX "password_resets_customer_id" on "password_resets" ("customer_id");
CREATE INDEX "guest_contacts_contact" on "guest_contacts" ("contact");
CREATE INDEX "guest_contacts_order_id" on "guest_contacts" ("order_id");
CREATE UNIQUE INDEX "download_permissions_order_id" on "download_permissions" ("order_id", "product_id", "download_id");
CREATE INDEX "point_entries_customer_id" on "point_entries" ("customer_id", "created_at");
CREATE INDEX "notices_customer_id" on "notices" ("customer_id", "created_at");
CREATE UNIQUE INDEX "wish_list_items_customer_id" on "wish_list_items" ("customer_id", "product_id");
CREATE INDEX "alerts_waiting" on "alerts" ("told_at", "key");
CREATE INDEX "push_subscriptions_customer_id" on "push_subscriptions" ("customer_id");
CREATE UNIQUE INDEX "vendors_customer_id" on "vendors" ("customer_id");
CREATE INDEX "order_items_vendor_id" on "order_items" ("vendor_id");
CREATE INDEX "review_photos_review_id" on "review_photos" ("review_id");
CREATE INDEX "reviews_customer_id" on "reviews" ("customer_id");
CREATE INDEX "sign_ups_email" on "sign_ups" ("email");
CREATE INDEX "sign_ups_expires_at" on "sign_ups" ("expires_at");
CREATE INDEX "outbox_messages_age" on "outbox_messages" ("status", "created_at");
CREATE INDEX "outbox_messages_recipient" on "outbox_messages" ("recipient");
CREATE INDEX "one_time_codes_expires" on "one_time_codes" ("expires_at");
CREATE INDEX "order_codes_contact" on "order_codes" ("contact", "created_at");
CREATE INDEX "alerts_recipient" on "alerts" ("recipient", "told_at");
CREATE INDEX "order_codes_created_at" on "order_codes" ("created_at");
INSERT INTO "kysely_migration" VALUES ('0001-first', '2026-11-26T13:31:03.365Z');
INSERT INTO "kysely_migration" VALUES ('0002-accounts', '2026-11-26T13:31:03.368Z');
INSERT INTO "kysely_migration" VALUES ('0003-loyalty', '2026-11-26T13:31:03.370Z');
INSERT INTO "kysely_migration" VALUES ('0004-alerts', '2026-11-26T13:31:03.371Z');
INSERT INTO "kysely_migration" VALUES ('0005-push', '2026-11-26T13:31:03.372Z');
INSERT INTO "kysely_migration" VALUES ('0006-vendor-owners', '2026-11-26T13:31:03.373Z');
INSERT INTO "kysely_migration" VALUES ('0007-review-photos', '2026-11-26T13:31:03.374Z');
INSERT INTO "kysely_migration" VALUES ('0008-sign-ups', '2026-11-26T13:31:03.375Z');
INSERT INTO "kysely_migration" VALUES ('0009-outbox-age', '2026-11-26T13:31:03.376Z');
INSERT INTO "kysely_migration" VALUES ('0010-account-security', '2026-11-26T13:31:03.377Z');
INSERT INTO "kysely_migration" VALUES ('0011-data-key', '2026-11-26T13:31:03.378Z');
INSERT INTO "kysely_migration" VALUES ('0014-order-codes', '2026-11-26T13:31:03.379Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "settings" VALUES ('site_name', '"Test shop"', 1795219200000);
INSERT INTO "settings" VALUES ('locale', '"fa"', 1795219200000);
INSERT INTO "settings" VALUES ('appInProduction', 'false', 1795219200000);
INSERT INTO "settings" VALUES ('country', '"IR"', 1795219200000);
INSERT INTO "settings" VALUES ('currency', '{"code":"IRT","symbol":"تومان","decimals":0,"position":"right_space","display_as":""}', 1795219200000);
INSERT INTO "settings" VALUES ('stock_hold_minutes', '60', 1795219200000);
INSERT INTO "settings" VALUES ('terms_page_id', '1', 1795219200000);
INSERT INTO "settings" VALUES ('admin_email', '"owner@shop.test"', 1795219200000);
INSERT INTO "settings" VALUES ('bill_ship_info', '{"first_name":"required","last_name":"required","company":"hidden","state":"required","city":"required","address_1":"required","address_2":"optional","postcode":"required","phone":"required","email":"optional"}', 1795219200000);
INSERT INTO "settings" VALUES ('gateways', '{"cod":{"enabled":true,"title":"Cash","description":"","order":1,"settings":{}},"bacs":{"enabled":true,"title":"Transfer","description":"","order":2,"settings":{}},"testbank":{"enabled":true,"title":"Test bank","description":"","order":3,"settings":{}},"zarinpal":{"enabled":true,"title":"ZarinPal","description":"","order":4,"settings":{"merchant_id":"m-1","host":"https://bank.test"}}}', 1795219200000);
INSERT INTO "products" VALUES (1, 'simple', 'publish', 'Cup', 'cup', '', '', '', '', 'visible', 0, 100000, NULL, NULL, NULL, NULL, 0, 0, '[]', -1, -1, '', '', 'taxable', '', 1, 7, 'instock', 'no', NULL, 0, '', '', '', '', 0, 1, 0, 0, 3, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 1795699863494);
INSERT INTO "products" VALUES (2, 'simple', 'publish', 'Last', 'last', '', '', '', '', 'visible', 0, 250000, NULL, NULL, NULL, NULL, 0, 0, '[]', -1, -1, '', '', 'taxable', '', 1, 1, 'instock', 'no', NULL, 0, '', '', '', '', 0, 1, 0, 0, 0, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 0);
INSERT INTO "products" VALUES (3, 'simple', 'publish', 'Gone', 'gone', '', '', '', '', 'visible', 0, 50000, NULL, NULL, NULL, NULL, 0, 0, '[]', -1, -1, '', '', 'taxable', '', 0, NULL, 'outofstock', 'no', NULL, 0, '', '', '', '', 0, 1, 0, 0, 0, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 0);
INSERT INTO "products" VALUES (4, 'simple', 'publish', 'Song', 'song', '', '', '', '', 'visible', 0, 20000, NULL, NULL, NULL, NULL, 1, 1, '[]', -1, -1, '', '', 'taxable', '', 0, NULL, 'instock', 'no', NULL, 0, '', '', '', '', 0, 1, 0, 0, 0, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 0);
INSERT INTO "products" VALUES (5, 'simple', 'publish', 'Single', 'single', '', '', '', '', 'visible', 0, 70000, NULL, NULL, NULL, NULL, 0, 0, '[]', -1, -1, '', '', 'taxable', '', 0, NULL, 'instock', 'no', NULL, 1, '', '', '', '', 0, 1, 0, 0, 0, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 0);
INSERT INTO "products" VALUES (6, 'simple', 'publish', 'Endless', 'endless', '', '', '', '', 'visible', 0, 30000, NULL, NULL, NULL, NULL, 0, 0, '[]', -1, -1, '', '', 'taxable', '', 0, NULL, 'instock', 'no', NULL, 0, '', '', '', '', 0, 1, 0, 0, 0, 0, '', 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', 0, 0, 0);
INSERT INTO "customers" VALUES (7, 'customer-7@shop.test', 'customer-7', NULL, 'customer', 'Mina', 'Rad', '', NULL, '{}', '{}', 0, '[]', 0, 0);
INSERT INTO "coupons" VALUES (1, 'ten', 'publish', 'percent', 1000, '', NULL, 0, 0, '[]', '[]', NULL, NULL, NULL, 0, '[]', '[]', 0, 0, 0, '[]', 1795219200000, 1795219200000);
INSERT INTO "coupons" VALUES (2, 'once', 'publish', 'percent', 1000, '', NULL, 0, 0, '[]', '[]', 1, NULL, NULL, 0, '[]', '[]', 0, 0, 0, '[]', 1795219200000, 1795219200000);
INSERT INTO "coupons" VALUES (3, 'old', 'publish', 'percent', 1000, '', 1795219199999, 0, 0, '[]', '[]', NULL, NULL, NULL, 0, '[]', '[]', 0, 0, 0, '[]', 1795219200000, 1795219200000);
INSERT INTO "coupons" VALUES (4, 'gift', 'publish', 'percent', 10000, '', NULL, 0, 0, '[]', '[]', NULL, NULL, NULL, 0, '[]', '[]', 0, 0, 0, '[]', 1795219200000, 1795219200000);
INSERT INTO "coupons" VALUES (5, 'hello', 'publish', 'percent', 1000, '', NULL, 0, 0, '[]', '[]', NULL, 1, NULL, 0, '[]', '[]', 0, 0, 0, '[]', 1795219200000, 1795219200000);
INSERT INTO "shipping_zones" VALUES (1, 'Tehran', 0);
INSERT INTO "shipping_zone_locations" VALUES (1, 1, 'IR:THR', 'state');
INSERT INTO "shipping_methods" VALUES (1, 1, 'flat_rate', 'Post', 1, 1, '{"cost":"40000","tax_status":"none"}');
INSERT INTO "shipping_methods" VALUES (2, 1, 'local_pickup', 'Pick-up', 2, 1, '{"cost":"","tax_status":"none"}');
INSERT INTO "orders" VALUES (1, 'processing', 'IRT', 'wc_order_D0D8YQDZRXjsyR19evucbQ', 0, '{"first_name":"مینا","last_name":"راد","company":"","address_1":"خیابان ولیعصر، پلاک ۱","address_2":"","city":"تهران","state":"THR","postcode":"1234567890","country":"IR","email":"mina@example.com","phone":"09123456789"}', '{"first_name":"مینا","last_name":"راد","company":"","address_1":"خیابان ولیعصر، پلاک ۱","address_2":"","city":"تهران","state":"THR","postcode":"1234567890","country":"IR","phone":"09123456789"}', 'cod', 'Cash', '', '', '', '', 'checkout', '', 0, 0, 0, 40000, 0, 0, 240000, 0, 1, 1, 1, 'VWWxncHnsow3GmOR79XeVGnQ', NULL, NULL, NULL, '[]', 1795699863464, 1795699863464);
INSERT INTO "orders" VALUES (2, 'processing', 'IRT', 'wc_order_B1YQJWf65-QjqFUkRhpHKg', 0, '{"first_name":"مینا","last_name":"راد","company":"","address_1":"خیابان ولیعصر، پلاک ۱","address_2":"","city":"تهران","state":"THR","postcode":"1234567890","country":"IR","email":"mina@example.com","phone":"09123456789"}', '{"first_name":"مینا","last_name":"راد","company":"","address_1":"خیابان ولیعصر، پلاک ۱","address_2":"","city":"تهران","state":"THR","postcode":"1234567890","country":"IR","phone":"09123456789"}', 'cod', 'Cash', '', '', '', '', 'checkout', '', 0, 0, 0, 40000, 0, 0, 140000, 0, 1, 1, 1, 'OyNpQZanFUr251nJBWOJPTP9', NULL, NULL, NULL, '[]', 1795699863493, 1795699863493);
INSERT INTO "order_items" VALUES (1, 1, 'line_item', 'Cup', 1, 0, 0, 2, '', 'taxable', 200000, 0, 200000, 0, '[]', '', '', NULL, NULL, '{"reduced_stock":2}', '[]');
INSERT INTO "order_items" VALUES (2, 1, 'shipping', 'Post', 0, 0, 0, 1, '', 'none', 0, 0, 40000, 0, '[]', '', '', NULL, NULL, '{"method_id":"flat_rate","instance_id":"1"}', '[]');
INSERT INTO "order_items" VALUES (3, 2, 'line_item', 'Cup', 1, 0, 0, 1, '', 'taxable', 100000, 0, 100000, 0, '[]', '', '', NULL, NULL, '{"reduced_stock":1}', '[]');
INSERT INTO "order_items" VALUES (4, 2, 'shipping', 'Post', 0, 0, 0, 1, '', 'none', 0, 0, 40000, 0, '[]', '', '', NULL, NULL, '{"method_id":"flat_rate","instance_id":"1"}', '[]');
INSERT INTO "order_notes" VALUES (1, 1, 'system', 'سفارش با وضعیت «در حال انجام» ثبت شد.', 0, 'processing', 1795699863467);
INSERT INTO "order_notes" VALUES (2, 2, 'system', 'سفارش با وضعیت «در حال انجام» ثبت شد.', 0, 'processing', 1795699863494);
INSERT INTO "checkout_drafts" VALUES ('VWWxncHnsow3GmOR79XeVGnQ', '{"products":[{"product_id":1,"quantity":2}],"coupons":[],"shipping_lines":[],"customer_note":"","customer_id":0,"one_page":1,"platform":"web","token":null}', 0, 1795786263449, 1795699863449);
INSERT INTO "checkout_drafts" VALUES ('OyNpQZanFUr251nJBWOJPTP9', '{"products":[{"product_id":1,"quantity":1}],"coupons":[],"shipping_lines":[],"customer_note":"","customer_id":0,"one_page":1,"platform":"web","token":null}', 0, 1795786263490, 1795699863490);
INSERT INTO "outbox_messages" VALUES (1, 'mail', 'mina@example.com', 'سفارش ۱ ثبت شد', 'سپاس از خرید شما

سفارش شما در Test shop ثبت شد و آن را آماده می‌کنیم.

سفارش ۱ — ۵ آذر ۱۴۰۵

• Cup × ۲: ۲۰۰٬۰۰۰ تومان

جمع کالاها: ۲۰۰٬۰۰۰ تومان
ارسال: ۴۰٬۰۰۰ تومان
مبلغ کل: ۲۴۰٬۰۰۰ تومان

شیوه پرداخت:
Cash

نشانی:
مینا راد
تهران، تهران
خیابان ولیعصر، پلاک ۱
۱۲۳۴۵۶۷۸۹۰
۰۹۱۲۳۴۵۶۷۸۹

دیدن سفارش: http://shop.test/mobile-checkout/order-received/1?key=wc_order_D0D8YQDZRXjsyR19evucbQ

Test shop', '<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>سفارش ۱ ثبت شد</title></head>
<body style="margin:0;padding:0;background:#f1f3f6">
<div style="display:none;max-height:0;overflow:hidden">سفارش شما در Test shop ثبت شد و آن را آماده می‌کنیم.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f3f6;font-family:Vazirmatn,Tahoma,Arial,sans-serif;font-size:15px;line-height:1.9;color:#1b1f27"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:20px;overflow:hidden">
<tr><td style="height:6px;background:#51688f;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 8px;text-align:right">
<p style="margin:0;color:#5d6675;font-size:13px">Test shop</p>
<h1 style="margin:6px 0 6px;font-size:22px;line-height:1.6">سپاس از خرید شما</h1>
<p style="margin:0">سفارش شما در Test shop ثبت شد و آن را آماده می‌کنیم.</p>
</td></tr>
<tr><td style="padding:16px 28px;text-align:right">
<p style="margin:0 0 4px;font-weight:bold"><bdi>سفارش ۱</bdi> <span style="font-weight:normal;color:#5d6675;font-size:13px">۵ آذر ۱۴۰۵</span></p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="text-align:right">
<tr><td style="padding:10px 0;border-bottom:1px solid #e7e9ee">Cup<br><span style="color:#5d6675;font-size:13px">× ۲</span></td><td style="padding:10px 0;border-bottom:1px solid #e7e9ee;text-align:left;white-space:nowrap"><bdi>۲۰۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;color:#5d6675">جمع کالاها</td><td style="padding:10px 0;color:#5d6675;text-align:left;white-space:nowrap"><bdi>۲۰۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;color:#5d6675">ارسال</td><td style="padding:10px 0;color:#5d6675;text-align:left;white-space:nowrap"><bdi>۴۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;font-weight:bold;font-size:17px;border-top:2px solid #e7e9ee">مبلغ کل</td><td style="padding:10px 0;font-weight:bold;font-size:17px;border-top:2px solid #e7e9ee;text-align:left;white-space:nowrap"><bdi>۲۴۰٬۰۰۰ تومان</bdi></td></tr>
</table>
</td></tr>
<tr><td style="padding:8px 28px 0;text-align:right"><p style="margin:0 0 16px"><span style="color:#5d6675;font-size:13px">شیوه پرداخت</span><br><bdi>Cash</bdi></p>
<p style="margin:0 0 16px"><span style="color:#5d6675;font-size:13px">نشانی</span><br><bdi>مینا راد</bdi><br><bdi>تهران، تهران</bdi><br><bdi>خیابان ولیعصر، پلاک ۱</bdi><br><bdi>۱۲۳۴۵۶۷۸۹۰</bdi><br><bdi>۰۹۱۲۳۴۵۶۷۸۹</bdi></p></td></tr>
<tr><td style="padding:8px 28px 32px;text-align:center">
<a href="http://shop.test/mobile-checkout/order-received/1?key=wc_order_D0D8YQDZRXjsyR19evucbQ" style="display:inline-block;padding:12px 32px;border-radius:999px;background:#51688f;color:#ffffff;text-decoration:none;font-weight:bold">دیدن سفارش</a>
</td></tr>
</table>
<p style="margin:16px 0 0;color:#5d6675;font-size:13px">Test shop </p>
</td></tr></table>
</body></html>', 'order:1:3:mail', 'kept', 1795699863487, NULL);
INSERT INTO "outbox_messages" VALUES (2, 'sms', '09123456789', '', 'Test shop
سفارش ۱ ثبت شد
http://shop.test/mobile-checkout/order-received/1?key=wc_order_D0D8YQDZRXjsyR19evucbQ', '', 'order:1:3:sms', 'kept', 1795699863487, NULL);
INSERT INTO "outbox_messages" VALUES (3, 'mail', 'owner@shop.test', 'سفارش تازه: ۱', 'سفارش تازه رسید

این سفارش آماده رسیدگی است.

سفارش ۱ — ۵ آذر ۱۴۰۵

• Cup × ۲: ۲۰۰٬۰۰۰ تومان

جمع کالاها: ۲۰۰٬۰۰۰ تومان
ارسال: ۴۰٬۰۰۰ تومان
مبلغ کل: ۲۴۰٬۰۰۰ تومان

شیوه پرداخت:
Cash

نشانی:
مینا راد
تهران، تهران
خیابان ولیعصر، پلاک ۱
۱۲۳۴۵۶۷۸۹۰
۰۹۱۲۳۴۵۶۷۸۹

دیدن سفارش: http://shop.test/mobile-checkout/order-received/1?key=wc_order_D0D8YQDZRXjsyR19evucbQ

Test shop', '<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>سفارش تازه: ۱</title></head>
<body style="margin:0;padding:0;background:#f1f3f6">
<div style="display:none;max-height:0;overflow:hidden">این سفارش آماده رسیدگی است.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f3f6;font-family:Vazirmatn,Tahoma,Arial,sans-serif;font-size:15px;line-height:1.9;color:#1b1f27"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:20px;overflow:hidden">
<tr><td style="height:6px;background:#51688f;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 8px;text-align:right">
<p style="margin:0;color:#5d6675;font-size:13px">Test shop</p>
<h1 style="margin:6px 0 6px;font-size:22px;line-height:1.6">سفارش تازه رسید</h1>
<p style="margin:0">این سفارش آماده رسیدگی است.</p>
</td></tr>
<tr><td style="padding:16px 28px;text-align:right">
<p style="margin:0 0 4px;font-weight:bold"><bdi>سفارش ۱</bdi> <span style="font-weight:normal;color:#5d6675;font-size:13px">۵ آذر ۱۴۰۵</span></p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="text-align:right">
<tr><td style="padding:10px 0;border-bottom:1px solid #e7e9ee">Cup<br><span style="color:#5d6675;font-size:13px">× ۲</span></td><td style="padding:10px 0;border-bottom:1px solid #e7e9ee;text-align:left;white-space:nowrap"><bdi>۲۰۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;color:#5d6675">جمع کالاها</td><td style="padding:10px 0;color:#5d6675;text-align:left;white-space:nowrap"><bdi>۲۰۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;color:#5d6675">ارسال</td><td style="padding:10px 0;color:#5d6675;text-align:left;white-space:nowrap"><bdi>۴۰٬۰۰۰ تومان</bdi></td></tr>
<tr><td style="padding:10px 0;font-weight:bold;font-size:17px;border-top:2px solid #e7e9ee">مبلغ کل</td><td style="padding:10px 0;font-weight:bold;font-size:17px;border-top:2px solid #e7e9ee;text-align:left;white-space:nowrap"><bdi>۲۴۰٬۰۰۰ تومان</bdi></td></tr>
</table>
</td></tr>
<tr><td style="padding:8px 28px 0;text-align:right"><p style="margin:0 0 16px"><span style="color:#5d6675;font-size:13px">شیوه پرداخت</span><br><bdi>Cash</bdi></p>
<p style="margin:0 0 16px"><span style="color:#5d6675;font-size:13px">نشانی</span><br><bdi>مینا راد</bdi><br><bdi>تهران، تهران</bdi><br><bdi>خیابان ولیعصر، پلاک ۱</bdi><br><bdi>۱۲۳۴۵۶۷۸۹۰</bdi><br><bdi>۰۹۱۲۳۴۵۶۷۸۹</bdi></p></td></tr>
<tr><td style="padding:8px 28px 32px;text-align:center">
<a href="http://shop.test/mobile-checkout/order-received/1?key=wc_order_D0D8YQDZRXjsyR19evucbQ" style="display:inline-block;padding:12px 32px;border-radius:999px;background:#51688f;color:#ffffff;text-decoration:none;font-weight:bold">دیدن سفارش</a>
</td></tr>
</table>
<p style="margin:16px 0 0;color:#5d6675;font-size:13px">Test shop </p>
</td></tr></table>
</body></html>', 'order:1:new:shop', 'kept', 1795699863487, NULL);
INSERT INTO "events" VALUES (1, 'product.changed', '{"id":1,"parent_id":0}', 1795699863466);
INSERT INTO "events" VALUES (2, 'product.changed', '{"id":1,"parent_id":0}', 1795699863466);
INSERT INTO "events" VALUES (3, 'order.placed', '{"id":1,"status":"processing"}', 1795699863467);
INSERT INTO "events" VALUES (4, 'product.changed', '{"id":1,"parent_id":0}', 1795699863494);
INSERT INTO "events" VALUES (5, 'product.changed', '{"id":1,"parent_id":0}', 1795699863494);
INSERT INTO "events" VALUES (6, 'order.placed', '{"id":2,"status":"processing"}', 1795699863494);
INSERT INTO "jobs" VALUES (1, 'order-rewards', '{"orderId":1}', 'order-rewards:3', 'done', 1, 1795699863474, NULL, '', 1795699863474);
INSERT INTO "jobs" VALUES (2, 'order-messages', '{"orderId":1,"topic":"processing","eventId":3}', 'order-messages:3', 'done', 1, 1795699863474, NULL, '', 1795699863474);
INSERT INTO "event_cursors" VALUES ('jobs', 3);
INSERT INTO "guest_contacts" VALUES ('mina@example.com', 1);
INSERT INTO "guest_contacts" VALUES ('09123456789', 1);
INSERT INTO "guest_contacts" VALUES ('mina@example.com', 2);
INSERT INTO "guest_contacts" VALUES ('09123456789', 2);
