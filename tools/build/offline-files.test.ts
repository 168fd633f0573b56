import { expect, it } from 'vitest'
import { offlineFiles } from './offline-files.ts'

const MANIFEST = {
  'a.tsx?route': {
    file: 'assets/a.js',
    css: ['assets/a.css'],
    imports: ['_shared.js'],
    dynamicImports: ['b.ts'],
  },
  '_shared.js': { file: 'assets/shared.js', dynamicImports: ['large.ts', 'a.tsx?route'] },
  'b.ts': { file: 'assets/b.js', imports: ['_shared.js'] },
  'large.ts': { file: 'assets/large.js', imports: ['_of-large.js'] },
  '_of-large.js': { file: 'assets/of-large.js' },
  'other.tsx': { file: 'assets/other.js' },
}

it('follows what screens import, now and later, up to what is of no use without a network', () => {
  expect(offlineFiles(MANIFEST, ['a.tsx'], ['large.ts'])).toEqual([
    'assets/a.css',
    'assets/a.js',
    'assets/b.js',
    'assets/shared.js',
  ])
})

it('fails when a module was moved', () => {
  expect(() => offlineFiles(MANIFEST, ['moved.tsx'], [])).toThrow('no module moved.tsx')
  expect(() => offlineFiles(MANIFEST, ['a.tsx'], ['moved.ts'])).toThrow('no module moved.ts')
})
