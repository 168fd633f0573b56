import { SelectInput } from 'react-admin'
import { choicesOf, STATUSES, STOCK_STATES } from '../product.ts'

/** Filters of lists of products, the shop's and a vendor's own. */
export const STATUS_FILTER = (
  <SelectInput
    key="status"
    source="status"
    label="resources.products.fields.status"
    choices={choicesOf([...STATUSES, 'trash'], 'products.status')}
  />
)
export const STOCK_FILTER = (
  <SelectInput
    key="stock"
    source="stock_status"
    label="resources.products.fields.stock_status"
    choices={choicesOf(STOCK_STATES, 'products.stock')}
  />
)
