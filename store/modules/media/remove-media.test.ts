import { existsSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { SYSTEM } from '#store/context.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { addMedia } from './add-media.ts'
import { originalPath } from './files.ts'
import { removeMedia } from './remove-media.ts'
import { createVariants } from './variants.ts'
import { writeWhole } from './write-whole.ts'

vi.mock('./write-whole.ts', { spy: true })

const addPicture = async () => {
  const { db, dataDir } = await createTestStore()
  const context = { db, clock: Date.now, actor: SYSTEM }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const added = await addMedia(context, dataDir, png, { title: '', alt: '', folder: 'unlisted' })
  if (!added.ok) throw new Error(added.error)
  return { db, dataDir, context, ...added.value }
}

test('a picture that is taken away while a smaller one is made of it leaves none behind', async () => {
  const { dataDir, context, id, file } = await addPicture()
  const { writeWhole: write } = await vi.importActual<typeof import('./write-whole.ts')>('./write-whole.ts')
  vi.mocked(writeWhole).mockImplementationOnce(async (path, bytes) => {
    await removeMedia(context, dataDir, id)
    await write(path, bytes)
  })
  const variants = createVariants(dataDir, () => {})
  expect(await variants.make(file, 160, 'avif')).toEqual({ ok: false, error: 'unknown' })
  expect(existsSync(variants.pathOf(file, 160, 'avif'))).toBe(false)
})

test('a picture that could not be taken away whole is seen by nobody, and taken away the next time', async () => {
  const { db, dataDir, context, id, file } = await addPicture()
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
