import { linkHref } from '#common/local-path.ts'
import type { ProductFields } from '#store/modules/catalog/catalog.ts'
import { sanitiseHtml } from '#store/modules/content/content.ts'
import { readPlain } from '../cells/plain-texts.ts'
import { splitNames, splitPaths, unescapeLines } from '../cells/texts.ts'
import { type GroupedParts, readParts } from './read-parts.ts'
import {
  type ReadValue,
  readBackorders,
  readDate,
  readFlag,
  readMeasure,
  readPrice,
  readStatus,
  readStockStatus,
  readWhole,
} from './read-values.ts'

type BaseType = NonNullable<ProductFields['type']> | 'variation'

export interface RowFailure {
  code: string
  message: string
}

/** What a row says of a product; what it does not say is left out. */
export interface ProductRowValues extends GroupedParts {
  /** 0 where the cell is empty */
  id?: number
  sku?: string
  type?: BaseType
  /** a SKU, or `id:` with a number */
  parent?: string
  /** what needs no look at the catalogue */
  fields: ProductFields
  categories?: string[][]
  brands?: string[][]
  tags?: string[]
  shippingClass?: string
  /** URLs, or names of files in the library */
  images?: string[]
  /** SKUs, or `id:` with a number */
  links: { upsell_ids?: string[]; cross_sell_ids?: string[]; grouped_ids?: string[] }
}

export interface ReadRow {
  values: ProductRowValues
  /** why nothing can be made of it */
  failure: RowFailure | null
  /** names of the columns whose cells were not understood, with what was taken instead */
  unclear: string[]
}

/** What cells mean in this shop. */
export interface RowRules {
  decimals: number
  timezone: string
  taxClasses: ReadonlySet<string>
}

export interface ImportColumn {
  name: string
  field: string | null
}

const ERROR = 'woocommerce_product_importer_error'
const TYPES: ReadonlySet<string> = new Set<BaseType>([
  'simple',
  'variable',
  'grouped',
  'external',
  'variation',
])
const isType = (text: string): text is BaseType => TYPES.has(text)
const VISIBILITIES = new Set(['visible', 'catalog', 'search', 'hidden'])
const TAX_STATUSES = new Set(['taxable', 'shipping', 'none'])
const MOST_IMAGES = 100

const readText = (cell: string): string => sanitiseHtml(unescapeLines(cell))

/** Reads the cells of one row, one column after the other. */
class RowReader {
  readonly values: ProductRowValues
  readonly unclear: string[] = []
  failure: RowFailure | null = null
  readonly #cells: ReadonlyMap<string, { text: string; column: string }>
  readonly #rules: RowRules

  constructor(cells: readonly string[], columns: readonly ImportColumn[], rules: RowRules) {
    // a row that ends early says nothing of the columns behind
    const given = columns.flatMap(({ name, field }, at) => {
      const text = cells[at]
      return field === null || text === undefined ? [] : [[field, { text, column: name }] as const]
    })
    this.#cells = new Map(given)
    this.#rules = rules
    this.values = {
      fields: {},
      links: {},
      ...readParts(new Map(given.map(([field, { text }]) => [field, text]))),
    }
  }

  #fail(message: string, code = ERROR): void {
    this.failure ??= { code, message }
  }

  #take(field: string, use: (text: string, column: string) => void): void {
    const cell = this.#cells.get(field)
    if (cell) use(cell.text, cell.column)
  }

  /** A value that a cell holds in a form of its own. */
  #read<T>(field: string, read: (text: string) => ReadValue<T>, use: (value: T) => void): void {
    this.#take(field, (text, column) => {
      const { value, isClear } = read(text)
      if (!isClear) this.unclear.push(column)
      use(value)
    })
  }

  readIdentity(): void {
    const { values } = this
    this.#read(
      'id',
      (text) => readWhole(text, 0),
      (id) => {
        values.id = Math.max(0, id)
      },
    )
    this.#take('sku', (text) => {
      values.sku = text.trim()
    })
    this.#take('parent_id', (text) => {
      values.parent = text.trim()
    })
    this.#take('type', (text) => {
      const words = splitNames(text.toLowerCase())
      values.fields.virtual = words.includes('virtual')
      values.fields.downloadable = words.includes('downloadable')
      const [type = 'simple', ...more] = words.filter((word) => word !== 'virtual' && word !== 'downloadable')
      if (isType(type) && more.length === 0) values.type = type
      else this.#fail('Invalid product type.', 'woocommerce_product_importer_invalid_type')
    })
  }

  readTexts(): void {
    const { fields } = this.values
    this.#take('name', (text) => {
      fields.name = readPlain(text)
    })
    this.#take('global_unique_id', (text) => {
      fields.global_unique_id = text.trim()
    })
    this.#take('short_description', (text) => {
      fields.short_description = readText(text)
    })
    this.#take('description', (text) => {
      fields.description = readText(text)
    })
    this.#take('purchase_note', (text) => {
      fields.purchase_note = sanitiseHtml(text)
    })
    this.#take('button_text', (text) => {
      fields.button_text = readPlain(text)
    })
    this.#take('product_url', (text, column) => {
      const isLink = text.trim() === '' || linkHref(text) !== null
      if (!isLink) this.unclear.push(column)
      fields.external_url = isLink ? text.trim() : ''
    })
  }

  readPrices(): void {
    const { fields } = this.values
    for (const field of ['regular_price', 'sale_price'] as const) {
      this.#read(
        field,
        (text) => readPrice(text, this.#rules.decimals),
        (amount) => {
          if (amount !== null && amount < 0) this.#fail('A price must not be negative.')
          fields[field] = amount
        },
      )
    }
    this.#read(
      'date_on_sale_from',
      (text) => readDate(text, this.#rules.timezone),
      (at) => {
        fields.sale_from_at = at
      },
    )
    this.#read(
      'date_on_sale_to',
      (text) => readDate(text, this.#rules.timezone),
      (at) => {
        fields.sale_to_at = at
      },
    )
    this.#take('tax_status', (text) => {
      if (TAX_STATUSES.has(text)) fields.tax_status = text
      else if (text !== '') this.#fail('Invalid product tax status.')
    })
    this.#take('tax_class', (text, column) => {
      const slug = text === 'standard' ? '' : text
      const isKnown = slug === '' || slug === 'parent' || this.#rules.taxClasses.has(slug)
      if (!isKnown) this.unclear.push(column)
      fields.tax_class = isKnown ? slug : ''
    })
  }

  readStock(): void {
    const { fields } = this.values
    this.#read(
      'stock_quantity',
      (text) => readWhole(text, null),
      (quantity) => {
        fields.manage_stock = quantity !== null
        fields.stock_quantity = quantity
        if (quantity === null) Object.assign(fields, { stock_status: 'instock', low_stock_amount: null })
      },
    )
    this.#read('stock_status', readStockStatus, (status) => {
      fields.stock_status = status
    })
    this.#read(
      'low_stock_amount',
      (text) => readWhole(text, null),
      (amount) => {
        fields.low_stock_amount = amount
      },
    )
    this.#read('backorders', readBackorders, (backorders) => {
      fields.backorders = backorders
    })
    for (const field of ['weight', 'length', 'width', 'height'] as const) {
      this.#read(field, readMeasure, (measure) => {
        fields[field] = measure
      })
    }
  }

  readSwitches(): void {
    const { fields } = this.values
    this.#read('published', readStatus, (status) => {
      fields.status = status
    })
    for (const field of ['featured', 'sold_individually', 'reviews_allowed'] as const) {
      this.#read(field, readFlag, (value) => {
        fields[field] = value
      })
    }
    this.#take('catalog_visibility', (text) => {
      if (VISIBILITIES.has(text)) fields.catalog_visibility = text
      else if (text !== '') this.#fail('Invalid catalog visibility option.')
    })
    for (const field of ['download_limit', 'download_expiry'] as const) {
      this.#read(
        field,
        (text) => readWhole(text, -1),
        (limit) => {
          fields[field] = limit
        },
      )
    }
    this.#read(
      'menu_order',
      (text) => readWhole(text, 0),
      (place) => {
        fields.menu_order = place
      },
    )
  }

  readNames(): void {
    const { values } = this
    const paths = (text: string) => splitPaths(text).map((path) => path.map(readPlain))
    const unnamed = (path: readonly string[]) => path.includes('')
    for (const [field, name] of [
      ['category_ids', 'categories'],
      ['brand_ids', 'brands'],
    ] as const) {
      this.#take(field, (text, column) => {
        const all = paths(text)
        if (all.some(unnamed)) this.unclear.push(column)
        values[name] = all.filter((path) => !unnamed(path))
      })
    }
    this.#take('tag_ids', (text) => {
      values.tags = splitNames(text).map(readPlain)
    })
    this.#take('shipping_class_id', (text) => {
      values.shippingClass = readPlain(text)
    })
    this.#take('images', (text) => {
      values.images = [...new Set(splitNames(text))]
      if (values.images.length > MOST_IMAGES) this.#fail(`A product has at most ${MOST_IMAGES} images.`)
    })
    for (const [field, name] of [
      ['upsell_ids', 'upsell_ids'],
      ['cross_sell_ids', 'cross_sell_ids'],
      ['grouped_products', 'grouped_ids'],
    ] as const) {
      this.#take(field, (text) => {
        values.links[name] = splitNames(text)
      })
    }
  }
}

/** What a row of the file says of a product, as far as that can be known without the catalogue. */
export const readRow = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  rules: RowRules,
): ReadRow => {
  const reader = new RowReader(cells, columns, rules)
  reader.readIdentity()
  reader.readTexts()
  reader.readPrices()
  reader.readStock()
  reader.readSwitches()
  reader.readNames()
  const { values, failure, unclear } = reader
  return { values, failure, unclear }
}

/** What a row is about, for people: `Mug, ID 12, SKU M-1`. */
export const describeRow = ({ fields, id, sku }: ProductRowValues): string =>
  [fields.name, id ? `ID ${id}` : '', sku ? `SKU ${sku}` : ''].filter(Boolean).join(', ').slice(0, 200)
