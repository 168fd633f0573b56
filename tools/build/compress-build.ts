import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '../../build/client')
const TEXT = /\.(js|css|svg|json|webmanifest|html|txt)$/
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Writes the compressed twins of a file beside it, so that serving costs a read. */
const compress = async (path: string): Promise<void> => {
  const bytes = await readFile(path)
  if (bytes.length < 500) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    packGzip(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
    packBrotli(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
  ])
}

const texts = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && TEXT.test(entry.name),
)
await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))))
