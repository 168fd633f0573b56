import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { createChunks } from './chunks.ts'

const root = join(import.meta.dirname, '../../..')
const module = join(root, 'app/ui/cx.ts')

const bundle = (scripts: string[]) => {
  const { groups, everyChunkFound } = createChunks([{ name: 'first', scripts }])
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [everyChunkFound],
    build: {
      write: false,
      lib: { entry: module, formats: ['es'] },
      rollupOptions: { output: { codeSplitting: { groups } } },
    },
  })
}

it('builds while every path of a chunk is a module', async () => {
  await expect(bundle(['app/ui/cx.'])).resolves.toBeDefined()
})

it('fails the build when a path of a chunk is no module any more', async () => {
  await expect(bundle(['app/ui/cx.', 'app/ui/moved.'])).rejects.toThrow('first: app/ui/moved.')
})
