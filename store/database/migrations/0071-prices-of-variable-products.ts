import type { Kysely } from 'kysely'

interface Tables {
  products: {
    id: number
    type: string
    parent_id: number
    regular_price: number | null
    sale_price: number | null
    wholesale_price: number | null
    sale_from_at: number | null
    sale_to_at: number | null
  }
  price_history: {
    product_id: number
    began_at: number
    regular_price: number | null
    sale_price: number | null
    price: number | null
    past_unknown: number
  }
}

const TYPES = ['variable', 'grouped']
const NO_PRICE = { regular_price: null, sale_price: null, price: null, past_unknown: 0 }

/** The last prices of such products of which their histories say that they still hold. */
const readLasting = (db: Kysely<Tables>) =>
  db
    .selectFrom('products as of')
    .innerJoin('price_history as last', (join) =>
      join.onRef('last.product_id', '=', 'of.id').on('last.began_at', '=', ({ selectFrom }) =>
        selectFrom('price_history as any')
          .select(({ fn }) => fn.max('any.began_at').as('began_at'))
          .whereRef('any.product_id', '=', 'of.id'),
      ),
    )
    .select(({ selectFrom }) => [
      'of.id',
      'last.began_at',
      selectFrom('price_history as row')
        .innerJoin('products as variation', 'variation.id', 'row.product_id')
        .select(({ fn }) => fn.min('row.began_at').as('began_at'))
        .whereRef('variation.parent_id', '=', 'of.id')
        .as('variations_from'),
    ])
    .where('of.type', 'in', TYPES)
    .where('last.price', 'is not', null)
    .execute()

/**
 * Takes the prices that products had before they became variable or grouped, as in WooCommerce. In the price history they
 * end when those of the variations began, now where there are none.
 */
export const up = async (schema: Kysely<unknown>): Promise<void> => {
  const db = schema as Kysely<Tables>
  for (const { id, began_at, variations_from } of await readLasting(db)) {
    const ended = Math.max(Number(began_at) + 1, Number(variations_from ?? Date.now()))
    await db
      .insertInto('price_history')
      .values({ product_id: id, began_at: ended, ...NO_PRICE })
      .execute()
  }
  await db
    .updateTable('products')
    .set({
      regular_price: null,
      sale_price: null,
      wholesale_price: null,
      sale_from_at: null,
      sale_to_at: null,
    })
    .where('type', 'in', TYPES)
    .execute()
}
