import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import type { Label, ProductQuery, Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { StoreProductQuery } from './product-args.ts'

type Given = StoreProductQuery['attributes'][number]

/** an id that no term has: what is unknown finds nothing */
const NO_TERM = 0

const termsOf = ({ attribute, term_id, slug }: Given, taxonomy: Taxonomy) => {
  const known = [...taxonomy.attributes.values()].find((one) => one.slug === attribute)
  const id = known?.id ?? 0
  const own = taxonomy.termsOf(id)
  const wanted = term_id?.length
    ? term_id.map((one) => own.find((term) => term.id === one)?.id ?? NO_TERM)
    : (slug ?? []).map((one) => own.find((term) => term.slug === one)?.id ?? NO_TERM)
  return { id, terms: wanted }
}

const labels = (terms: readonly number[]): Label[] => terms.map((id) => ({ kind: 'term', id }))

type AttributeFilter = Pick<ProductQuery, 'attributes'> & { having: Label[]; lacking: Label[] }

/** Any attribute will do: their terms become those of one. */
const anyAttribute = (given: readonly Given[], taxonomy: Taxonomy): AttributeFilter => {
  if (given.some(({ operator = 'in' }) => operator !== 'in')) {
    const message = 'attribute_relation "in" is served with the operator "in" alone.'
    throw invalidParameters({ attribute_relation: { code: 'rest_field_not_served', message } })
  }
  const terms = given.flatMap((one) => termsOf(one, taxonomy).terms)
  return { attributes: [{ id: 0, terms }], having: [], lacking: [] }
}

/** `attributes` and `attribute_relation` as filters of the catalogue; one without terms filters nothing. */
export const readAttributes = (
  { attributes, attribute_relation }: StoreProductQuery,
  taxonomy: Taxonomy,
): AttributeFilter => {
  const given = attributes.filter(({ term_id, slug }) => term_id?.length || slug?.length)
  if (given.length > 1 && attribute_relation === 'in') return anyAttribute(given, taxonomy)
  const filter = {
    attributes: [] as { id: number; terms: number[] }[],
    having: [] as Label[],
    lacking: [] as Label[],
  }
  for (const one of given) {
    const { id, terms } = termsOf(one, taxonomy)
    if (one.operator === 'and') filter.having.push(...labels(terms))
    else if (one.operator === 'not_in') filter.lacking.push(...labels(terms))
    else filter.attributes.push({ id, terms })
  }
  return filter
}
