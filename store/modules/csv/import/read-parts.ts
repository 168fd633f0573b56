import type { ProductFields } from '#store/modules/catalog/catalog.ts'
import { readPlain } from '../cells/plain-texts.ts'
import { splitNames } from '../cells/texts.ts'
import { readFlag } from './read-values.ts'

export interface RowAttribute {
  name: string
  values: string[]
  visible: boolean
  /** shared by products; a missing one is made */
  isShared: boolean
  /** chosen at first, '' for nothing */
  chosen: string
}

/**
 * Values that take several columns. They are left out if the row has none of the columns, so that the product keeps its
 * own.
 */
export interface GroupedParts {
  attributes?: RowAttribute[]
  downloads?: NonNullable<ProductFields['downloads']>
  meta?: NonNullable<ProductFields['meta_data']>
}

type Cells = ReadonlyMap<string, string>

/** The numbers in the names of a group's columns, in order. */
const numbersOf = (cells: Cells, start: string): number[] =>
  [...cells.keys()]
    .flatMap((field) => (field.startsWith(start) ? Number(field.slice(start.length)) : []))
    .sort((a, b) => a - b)

const isSet = (cell: string | undefined, none: boolean): boolean => (cell ? readFlag(cell).value : none)

const attributesOf = (cells: Cells): RowAttribute[] =>
  numbersOf(cells, 'attributes:name').flatMap((number) => {
    const part = (name: string) => cells.get(`attributes:${name}${number}`)
    const name = readPlain(part('name') ?? '')
    if (name === '') return []
    return {
      name,
      values: splitNames(part('value') ?? '').map(readPlain),
      visible: isSet(part('visible'), true),
      isShared: isSet(part('taxonomy'), false),
      chosen: readPlain(part('default') ?? ''),
    }
  })

const downloadsOf = (cells: Cells): NonNullable<ProductFields['downloads']> =>
  numbersOf(cells, 'downloads:url').flatMap((number) => {
    const part = (name: string) => cells.get(`downloads:${name}${number}`)?.trim() ?? ''
    const file = part('url')
    return file ? { id: part('id') || undefined, name: readPlain(part('name')), file } : []
  })

const META = 'meta:'

/** Lists and objects are exported as empty cells, so an empty cell says nothing of them. */
const metaOf = (cells: Cells): NonNullable<ProductFields['meta_data']> =>
  [...cells].flatMap(([field, text]) =>
    field.startsWith(META)
      ? { key: field.slice(META.length), value: text === '' ? null : text, keepsObjects: true }
      : [],
  )

export const readParts = (cells: Cells): GroupedParts => {
  const [attributes, downloads, meta] = [attributesOf(cells), downloadsOf(cells), metaOf(cells)]
  return {
    ...(attributes.length && { attributes }),
    ...(downloads.length && { downloads }),
    ...(meta.length && { meta }),
  }
}
