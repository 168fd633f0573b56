import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { listReviews } from '#store/modules/catalog/catalog.ts'
import { productRow } from '#tests/support/rows/product-row.ts'

const REVIEW = {
  product_id: 7,
  customer_id: 0,
  reviewer: 'Ann',
  reviewer_email: 'ann@example.com',
  review: 'Good',
  rating: 5,
  status: 'approved',
  verified: 0,
  created_at: 1,
}

test('the reviews of one product are read by an index of theirs, however many others there are', async () => {
  const db = await openMemoryDatabase()
  await writeShop(db, { products: [productRow({ id: 7, name: 'Tea' })] })
  await db.insertInto('reviews').values(REVIEW).execute()
  const asked: RootOperationNode[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const context = { db: db.withPlugin(listener), clock: () => 0, actor: SYSTEM }
  const newest = { orderBy: 'date', direction: 'desc', limit: 5, offset: 0 } as const
  const { reviews } = await listReviews(context, {
    ...newest,
    products: [7],
    status: 'approved',
    forShoppers: true,
  })
  expect(reviews).toMatchObject([{ reviewer: 'Ann', product_name: 'Tea' }])

  expect(asked).toHaveLength(2)
  const executor = db.getExecutor()
  for (const node of asked) {
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'plan' })
    const plan = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    )
    expect(plan.rows.map(({ detail }) => detail).join('\n')).toContain('reviews_product_id')
  }
})
