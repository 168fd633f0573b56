type Given = Record<string, unknown>

/** What the store takes for nothing, where that is not an empty text. */
const NOTHING: Given = {
  stock_quantity: 0,
  low_stock_amount: null,
  download_limit: -1,
  download_expiry: -1,
  menu_order: 0,
}
const LISTS = new Set([
  'upsell_ids',
  'cross_sell_ids',
  'grouped_products',
  'categories',
  'tags',
  'brands',
  'images',
  'attributes',
  'default_attributes',
  'downloads',
])

const emptyOf = (name: string): unknown => (name in NOTHING ? NOTHING[name] : LISTS.has(name) ? [] : '')

interface GivenPicture {
  id: number
  alt?: string | null
  is_own?: boolean
}

/** A picture of the library, with the text that stands for it unless somebody else's; its other fields are the library's. */
const pictureOf = ({ id, alt, is_own = true }: GivenPicture) => ({
  id,
  ...(typeof alt === 'string' && is_own && { alt }),
})

/** A product or variation as a form has it, as the store takes it: forms hold null for what is empty. */
export const productBody = (fields: Given): Given =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value === null || value === undefined) return [name, emptyOf(name)]
      if (name === 'images') return [name, (value as GivenPicture[]).map(pictureOf)]
      if (name === 'image') return [name, pictureOf(value as GivenPicture)]
      return [name, value]
    }),
  )
