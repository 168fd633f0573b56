import { z } from 'zod'
import { vendorArgs } from '#store/http/ghab-v1/vendor/vendors.ts'
import * as content from '#store-api/contract/content.ts'
import * as vendor from '#store-api/contract/vendor-dashboard.ts'
import * as vendorDesk from '#store-api/contract/vendor-desk.ts'
import { customer, everybody, manager, type OwnRoute, staff } from './own-route.ts'

/** Vendors, and what they do with their own goods. */
export const VENDORS: Record<string, OwnRoute> = {
  'GET vendor': customer('Read the dashboard of the vendor who asks'),
  'GET vendor/orders': customer('List orders with goods of the vendor', { query: vendor.vendorOrdersQuery }),
  'GET vendor/orders/:id': customer('Read the vendor’s part of an order'),
  'GET vendor/products': customer('List the products of the vendor', { query: vendor.vendorProductsQuery }),
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
}
