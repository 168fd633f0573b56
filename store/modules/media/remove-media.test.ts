import { existsSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { addMedia } from './add-media.ts'
import { originalPath } from './files.ts'
import { removeMedia } from './remove-media.ts'

test('a picture that could not be taken away whole is seen by nobody, and taken away the next time', async () => {
  const { db, dataDir } = await createTestStore()
  const context = { db, clock: Date.now, actor: SYSTEM }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const added = await addMedia(context, dataDir, png, { title: '', alt: '', folder: 'unlisted' })
  if (!added.ok) throw new Error(added.error)
  const { id, file } = added.value
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const rows = () => db.selectFrom('media').select('id').where('id', '=', id).execute()
  await expect(removeMedia({ ...context, db: db.withPlugin(dying) }, dataDir, id)).rejects.toThrow('killed')
  expect(existsSync(originalPath(dataDir, file))).toBe(false)
  expect(await rows()).toHaveLength(1)
  await removeMedia(context, dataDir, id)
  expect(await rows()).toEqual([])
})
