import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { createChunks } from './create-chunks.ts'

const root = join(import.meta.dirname, '../../..')
const module = join(root, 'app/ui/cx.ts')

const ENTRY = 'virtual:entry'
const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? `import(${JSON.stringify(module)}).then(console.log)` : null),
}

/** Builds a chunk `first` of these scripts; answers the names of all chunks. */
const chunksOf = async (scripts: string[], onEveryPage: string[] = []): Promise<string[]> => {
  const { groups, everyChunkFound } = createChunks([{ name: 'first', scripts }], onEveryPage)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, everyChunkFound],
    build: {
      write: false,
      rollupOptions: { input: ENTRY, output: { codeSplitting: { groups } } },
    },
  })
  return [built]
    .flat()
    .flatMap((each) =>
      'output' in each ? each.output.flatMap((file) => (file.type === 'chunk' ? [file.name] : [])) : [],
    )
}

it('builds while every path of a chunk is a module', async () => {
  expect(await chunksOf(['app/ui/cx.'])).toContain('first')
})

it('fails the build when a path of a chunk is no module any more', async () => {
  await expect(chunksOf(['app/ui/cx.', 'app/ui/moved.'])).rejects.toThrow('first: app/ui/moved.')
})

it('fails the build when what every page has is no chunk any more', async () => {
  expect(await chunksOf(['app/ui/cx.'], ['first'])).toContain('first')
  await expect(chunksOf(['app/ui/cx.'], ['first', 'gone'])).rejects.toThrow('gone')
})

it('knows the files of the chunks that every page has', () => {
  const { isOnEveryPage } = createChunks([], ['shop', 'framework'])
  const files = ['shop-aB3_d-f8.js', 'shop-aB3_d-f8.css', 'framework-00000000.js']
  const others = ['shop-layout-aB3_d-f8.js', 'my-shop-aB3_d-f8.js', 'home-aB3_d-f8.js']
  expect([...files, ...others].map((file) => isOnEveryPage(`assets/${file}`))).toEqual([
    ...files.map(() => true),
    ...others.map(() => false),
  ])
})

it('knows the chunk that a script goes into: the first that names it, of the highest priority', () => {
  const { chunkOf } = createChunks(
    [
      { name: 'parts', scripts: ['app/ui/'] },
      { name: 'shop', priority: 1, scripts: ['app/ui/cx.'], styles: ['app/device/'] },
    ],
    [],
  )
  expect(['app/ui/cx.ts', 'app/ui/digits.ts', 'app/device/shopping/cart.ts'].map(chunkOf)).toEqual([
    'shop',
    'parts',
    undefined,
  ])
})
