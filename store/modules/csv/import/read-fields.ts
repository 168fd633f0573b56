import { linkHref } from '#common/local-path.ts'
import { readTaxClass } from '#store/modules/cart/cart.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { readPlain } from '../cells/plain-texts.ts'
import { splitNames, splitPaths, unescapeLines } from '../cells/texts.ts'
import {
  readBackorders,
  readDate,
  readFlag,
  readMeasure,
  readPrice,
  readStatus,
  readStockStatus,
  readWhole,
} from './read-values.ts'
import type { RowReader } from './row-reader.ts'
import type { RowType } from './row-values.ts'

const TYPES: ReadonlySet<string> = new Set<RowType>([
  'simple',
  'variable',
  'grouped',
  'external',
  'variation',
])
const isType = (text: string): text is RowType => TYPES.has(text)
const VISIBILITIES = new Set(['visible', 'catalog', 'search', 'hidden'])
const TAX_STATUSES = new Set(['taxable', 'shipping', 'none'])
const MOST_IMAGES = 100

const readText = (cell: string): string => sanitiseHtml(unescapeLines(cell))

export const readIdentity = (row: RowReader): void => {
  const { values } = row
  row.read(
    'id',
    (text) => readWhole(text, 0),
    (id) => {
      values.id = Math.max(0, id)
    },
  )
  row.take('sku', (text) => {
    values.sku = text.trim()
  })
  row.take('parent_id', (text) => {
    values.parent = text.trim()
  })
  row.take('type', (text) => {
    const words = splitNames(text.toLowerCase())
    values.fields.virtual = words.includes('virtual')
    values.fields.downloadable = words.includes('downloadable')
    const [type = 'simple', ...more] = words.filter((word) => word !== 'virtual' && word !== 'downloadable')
    if (isType(type) && more.length === 0) values.type = type
    else row.fail('Invalid product type.', 'woocommerce_product_importer_invalid_type')
  })
}

export const readTexts = (row: RowReader): void => {
  const { fields } = row.values
  row.take('name', (text) => {
    fields.name = readPlain(text)
  })
  row.take('global_unique_id', (text) => {
    fields.global_unique_id = text.trim()
  })
  row.take('short_description', (text) => {
    fields.short_description = readText(text)
  })
  row.take('description', (text) => {
    fields.description = readText(text)
  })
  row.take('purchase_note', (text) => {
    fields.purchase_note = sanitiseHtml(text)
  })
  row.take('button_text', (text) => {
    fields.button_text = readPlain(text)
  })
  row.take('product_url', (text, column) => {
    const isLink = text.trim() === '' || linkHref(text) !== null
    if (!isLink) row.unclear.push(column)
    fields.external_url = isLink ? text.trim() : ''
  })
}

export const readPrices = (row: RowReader): void => {
  const { fields } = row.values
  for (const field of ['regular_price', 'sale_price'] as const) {
    row.read(
      field,
      (text) => readPrice(text, row.rules),
      (amount) => {
        if (amount === undefined) row.fail('A price is not an amount, or too large.')
        if (amount && amount < 0) row.fail('A price must not be negative.')
        fields[field] = amount
      },
    )
  }
  row.read(
    'date_on_sale_from',
    (text) => readDate(text, row.rules.timezone),
    (at) => {
      fields.sale_from_at = at
    },
  )
  row.read(
    'date_on_sale_to',
    (text) => readDate(text, row.rules.timezone),
    (at) => {
      fields.sale_to_at = at
    },
  )
  row.take('tax_status', (text) => {
    if (TAX_STATUSES.has(text)) fields.tax_status = text
    else if (text !== '') row.fail('Invalid product tax status.')
  })
  row.take('tax_class', (text, column) => {
    const known = text.trim() === 'parent' ? 'parent' : readTaxClass(row.rules.taxClasses, text)
    if (known === undefined) row.unclear.push(column)
    fields.tax_class = known ?? ''
  })
}

export const readStock = (row: RowReader): void => {
  const { fields } = row.values
  row.read(
    'stock_quantity',
    (text) => readWhole(text, null),
    (quantity) => {
      fields.manage_stock = quantity !== null
      fields.stock_quantity = quantity
      if (quantity === null) Object.assign(fields, { stock_status: 'instock', low_stock_amount: null })
    },
  )
  row.read('stock_status', readStockStatus, (status) => {
    fields.stock_status = status
  })
  row.read(
    'low_stock_amount',
    (text) => readWhole(text, null),
    (amount) => {
      fields.low_stock_amount = amount
    },
  )
  row.read('backorders', readBackorders, (backorders) => {
    fields.backorders = backorders
  })
  for (const field of ['weight', 'length', 'width', 'height'] as const) {
    row.read(field, readMeasure, (measure) => {
      fields[field] = measure
    })
  }
}

export const readSwitches = (row: RowReader): void => {
  const { fields } = row.values
  row.read('published', readStatus, (status) => {
    fields.status = status
  })
  for (const field of ['featured', 'sold_individually', 'reviews_allowed'] as const) {
    row.read(field, readFlag, (value) => {
      fields[field] = value
    })
  }
  row.take('catalog_visibility', (text) => {
    if (VISIBILITIES.has(text)) fields.catalog_visibility = text
    else if (text !== '') row.fail('Invalid catalog visibility option.')
  })
  for (const field of ['download_limit', 'download_expiry'] as const) {
    row.read(
      field,
      (text) => readWhole(text, -1),
      (limit) => {
        fields[field] = limit
      },
    )
  }
  row.read(
    'menu_order',
    (text) => readWhole(text, 0),
    (place) => {
      fields.menu_order = place
    },
  )
}

export const readNames = (row: RowReader): void => {
  const { values } = row
  const paths = (text: string) => splitPaths(text).map((path) => path.map(readPlain))
  const unnamed = (path: readonly string[]) => path.includes('')
  for (const [field, name] of [
    ['category_ids', 'categories'],
    ['brand_ids', 'brands'],
  ] as const) {
    row.take(field, (text, column) => {
      const all = paths(text)
      if (all.some(unnamed)) row.unclear.push(column)
      values[name] = all.filter((path) => !unnamed(path))
    })
  }
  row.take('tag_ids', (text) => {
    values.tags = splitNames(text).map(readPlain)
  })
  row.take('shipping_class_id', (text) => {
    values.shippingClass = readPlain(text)
  })
  row.take('images', (text) => {
    values.images = [...new Set(splitNames(text))]
    if (values.images.length > MOST_IMAGES) row.fail(`A product has at most ${MOST_IMAGES} images.`)
  })
  for (const [field, name] of [
    ['upsell_ids', 'upsell_ids'],
    ['cross_sell_ids', 'cross_sell_ids'],
    ['grouped_products', 'grouped_ids'],
  ] as const) {
    row.take(field, (text) => {
      values.links[name] = splitNames(text)
    })
  }
}
