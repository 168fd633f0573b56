import type { ShippingMethod } from '#store/modules/cart/cart.ts'

interface Field {
  label: string
  description: string
  type: 'text' | 'select' | 'checkbox'
  default: string
  placeholder: string
  options?: Record<string, string>
}

export interface MethodKind {
  id: string
  title: string
  description: string
  fields: Record<string, Field>
}

const field = (label: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  label,
  type,
  description: '',
  default: '',
  placeholder: '',
  ...more,
})

const title = (preset: string): Field =>
  field('Name', 'text', { description: 'What shoppers read at the checkout.', default: preset })
const taxStatus = field('Tax status', 'select', {
  default: 'taxable',
  options: { taxable: 'Taxable', none: 'None' },
})

/** The ways of delivery this store knows, with the settings each asks for. */
export const METHOD_KINDS: readonly MethodKind[] = [
  {
    id: 'flat_rate',
    title: 'Flat rate',
    description: 'One price per order, or a formula.',
    fields: {
      title: title('Flat rate'),
      tax_status: taxStatus,
      cost: field('Cost', 'text', {
        description:
          'Without tax: a number or a formula such as <code>10 + 2 * [qty]</code>. <code>[qty]</code> is the number of pieces, <code>[cost]</code> what they cost, <code>[fee percent="10" min_fee="20" max_fee=""]</code> a share of it.',
      }),
    },
  },
  {
    id: 'free_shipping',
    title: 'Free shipping',
    description: 'Costs nothing, from a minimum amount or with a coupon.',
    fields: {
      title: title('Free shipping'),
      requires: field('Free shipping requires', 'select', {
        options: {
          '': 'Nothing',
          coupon: 'A coupon for free shipping',
          min_amount: 'A minimum amount',
          either: 'A minimum amount or a coupon',
          both: 'A minimum amount and a coupon',
        },
      }),
      min_amount: field('Minimum amount', 'text', { description: 'What has to be spent.' }),
      ignore_discounts: field('Coupons', 'checkbox', {
        description: 'Count the amount before coupons.',
        default: 'no',
      }),
    },
  },
  {
    id: 'local_pickup',
    title: 'Local pickup',
    description: 'Shoppers fetch their order and pay the taxes of the shop’s place.',
    fields: {
      title: title('Local pickup'),
      tax_status: taxStatus,
      cost: field('Cost', 'text', { description: 'May be left empty.' }),
    },
  },
]

const CLASS_COST = /^(class_cost_\d+|no_class_cost|type)$/

const settingJson = (id: string, given: Field, value: string) => {
  const { label, description, type, default: preset, placeholder, options } = given
  return {
    id,
    label,
    description,
    type,
    value,
    default: preset,
    tip: description,
    placeholder,
    ...(options ? { options } : {}),
  }
}

/** A method of a zone as `wc/v3` gives it, without links. */
export const zoneMethodJson = (method: ShippingMethod) => {
  const kind = METHOD_KINDS.find(({ id }) => id === method.methodId)
  const classCosts = Object.keys(method.settings)
    .filter((name) => CLASS_COST.test(name))
    .map((name) => [name, field(name, 'text')] as const)
  const settings = [...Object.entries(kind?.fields ?? {}), ...classCosts].map(([name, given]) => {
    const value = name === 'title' ? method.title : (method.settings[name] ?? given.default)
    return [name, settingJson(name, given, value)] as const
  })
  return {
    id: method.id,
    instance_id: method.id,
    title: method.title,
    order: method.method_order,
    enabled: method.enabled,
    method_id: method.methodId,
    method_title: kind?.title ?? method.methodId,
    method_description: kind ? `<p>${kind.description}</p>\n` : '',
    settings: Object.fromEntries(settings),
  }
}
