import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type {
  CouponsTable,
  ShippingMethodsTable,
  ShippingZoneLocationsTable,
  ShippingZonesTable,
  TaxRatesTable,
} from '#store/modules/cart/tables.ts'
import type { VendorsTable } from '#store/modules/vendors/tables.ts'
import { stageCategory, stageWide } from '../pictures/staging.ts'
import { type Build, DAY } from './build-context.ts'
import type { ProductRow } from './product-row.ts'

export const buildCoupons = (build: Build, products: ProductRow[]): Insertable<CouponsTable>[] => {
  const idOf = new Map(products.map(({ slug, id }) => [slug, id as number]))
  const find = (slug: string): number => {
    const id = idOf.get(slug)
    if (!id) throw new Error(`a coupon names the product ${slug}, which is not there`)
    return id
  }
  return build.source.coupons.map((coupon, index) => {
    const { value, products: forProducts, categories, withoutCategories, emails, expires, ...given } = coupon
    const { minimum, maximum, ...columns } = given
    return {
      status: 'publish',
      usage_count: 0,
      individual_use: 0,
      excluded_product_ids: toJson<number[]>([]),
      usage_limit: null,
      usage_limit_per_user: null,
      limit_usage_to_x_items: null,
      free_shipping: 0,
      exclude_sale_items: 0,
      ...columns,
      id: index + 1,
      amount: coupon.discount_type === 'percent' ? Math.round(value * 100) : build.money(value),
      date_expires_at: expires === undefined ? null : build.now + expires * DAY,
      product_ids: toJson((forProducts ?? []).map(find)),
      product_categories: toJson((categories ?? []).map(build.categoryId)),
      excluded_product_categories: toJson((withoutCategories ?? []).map(build.categoryId)),
      minimum_amount: build.money(minimum ?? 0),
      maximum_amount: build.money(maximum ?? 0),
      email_restrictions: toJson(emails ?? []),
      created_at: build.now - 200 * DAY,
      updated_at: build.now - 20 * DAY,
    }
  })
}

interface Shipping {
  shipping_zones: Insertable<ShippingZonesTable>[]
  shipping_zone_locations: Insertable<ShippingZoneLocationsTable>[]
  shipping_methods: Insertable<ShippingMethodsTable>[]
}

/** A zone without places is the rest of the world: WooCommerce's zone 0, of which only the methods are kept. */
export const buildShipping = ({ source }: Build): Shipping => {
  const shipping: Shipping = { shipping_zones: [], shipping_zone_locations: [], shipping_methods: [] }
  for (const { name, places, methods } of source.zones) {
    const zoneId = places.length > 0 ? shipping.shipping_zones.length + 1 : 0
    if (zoneId > 0) shipping.shipping_zones.push({ id: zoneId, name, zone_order: zoneId })
    for (const code of places) {
      shipping.shipping_zone_locations.push({
        id: shipping.shipping_zone_locations.length + 1,
        zone_id: zoneId,
        code,
        type: code.includes(':') ? 'state' : 'country',
      })
    }
    methods.forEach(({ method, title, settings }, order) => {
      shipping.shipping_methods.push({
        id: shipping.shipping_methods.length + 1,
        zone_id: zoneId,
        method_id: method,
        title,
        method_order: order + 1,
        enabled: 1,
        settings: toJson(settings),
      })
    })
  }
  return shipping
}

export const buildTaxRates = ({ source }: Build): Insertable<TaxRatesTable>[] =>
  source.taxes.rates.map(({ percent, shipping, ...rate }, index) => ({
    ...rate,
    id: index + 1,
    postcode: '',
    city: '',
    rate: Math.round(percent * 10_000),
    priority: 1,
    compound: 0,
    shipping: shipping ? 1 : 0,
    rate_order: index,
  }))

export const buildVendors = ({ source, album, now }: Build): Insertable<VendorsTable>[] =>
  source.vendors.map((vendor, index) => {
    const hue = vendor.picture.hue ?? (index * 61) % 360
    const objects = [vendor.picture, ...(vendor.picture.with ?? []).map((emoji) => ({ emoji }))]
    const banner = stageWide(
      `vendor-${vendor.slug}-banner`,
      objects,
      { hue, tone: 'deep', room: 'window' },
      { width: 1600, height: 500 },
      source.locale === 'fa' ? 'left' : 'right',
      'side',
    )
    const translated = source.translation?.vendors[vendor.slug]?.name
    const owner = source.customers.findIndex(({ role, email }) => role === 'vendor' && email === vendor.email)
    return {
      id: index + 1,
      customer_id: owner < 0 ? null : owner + 1,
      slug: vendor.slug,
      store_name: vendor.name,
      first_name: vendor.firstName,
      last_name: vendor.lastName,
      description: vendor.description ?? '',
      banner_id: album.take(banner, vendor.name, translated),
      avatar_id: album.take(
        stageCategory(`vendor-${vendor.slug}-avatar`, vendor.avatar, hue),
        vendor.name,
        translated,
      ),
      email: vendor.email,
      phone: vendor.phone,
      address: toJson(vendor.address),
      social: toJson(vendor.social),
      featured: vendor.featured ? 1 : 0,
      enabled: 1,
      created_at: now - (500 - index * 40) * DAY,
    }
  })
