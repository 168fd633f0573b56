import type { ReactNode } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { ChangeParts } from '#admin/bulk/bulk-work.ts'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { ProductBulkChange } from '#store-api/contract/bulk-changes.ts'

const CategoryName = ({ id }: { id: number }) => {
  const { data } = useGetOne('categories', { id }, { retry: false })
  return <bdi>{data?.name ?? digits(id)}</bdi>
}

const ProductName = ({ id }: { id: number }) => {
  const { data } = useGetOne('products', { id }, { retry: false })
  return <bdi>{data?.name ?? digits(id)}</bdi>
}

/** What a change of many products, or of all variations of one, changes. */
export const useProductParts = (): ChangeParts<ProductBulkChange> => {
  const translate = useTranslate()
  return ({ status, stock_status, category, percent, variations_of, ...same }) => {
    const parts: [label: string, value: ReactNode][] = []
    if (variations_of) {
      parts.push(['products.bulk.variations_of', <ProductName key="of" id={variations_of} />])
    }
    if (same.regular_price !== undefined) {
      parts.push([
        'resources.products.fields.regular_price',
        <Money key="price" amount={same.regular_price} />,
      ])
    }
    if (same.sale_price !== undefined) {
      const sale = same.sale_price === '' ? '—' : <Money key="sale" amount={same.sale_price} />
      parts.push(['resources.products.fields.sale_price', sale])
    }
    if (same.stock_quantity !== undefined) {
      parts.push(['resources.products.fields.stock_quantity', formatNumber(same.stock_quantity)])
    }
    if (status) {
      const state = status === 'trash' ? 'products.bulk.trash' : `products.status.${status}`
      parts.push(['resources.products.fields.status', translate(state)])
    }
    if (category) parts.push(['products.bulk.add_category', <CategoryName key="category" id={category} />])
    if (percent) {
      const share = { style: 'percent', signDisplay: 'always', maximumFractionDigits: 2 } as const
      parts.push(['products.bulk.percent', <bdi key="percent">{formatNumber(percent / 100, share)}</bdi>])
    }
    if (stock_status) {
      parts.push(['resources.products.fields.stock_status', translate(`products.stock.${stock_status}`)])
    }
    return parts
  }
}
