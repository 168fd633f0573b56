import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_ICONS, MORE_ICONS } from '#app/ui/display/icon-names.ts'
import { fontCss, subsetFaces } from './fonts.ts'
import { buildIconSprite } from './icon-sprite.ts'

const target = join(import.meta.dirname, '../../app/ui/generated')

/** Unchanged files are left alone, so that a running dev server does not reload. */
const write = (file: string, content: string | Buffer): void => {
  const path = join(target, file)
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return
  writeFileSync(path, content)
}

mkdirSync(target, { recursive: true })
write('icons.svg', buildIconSprite(CORE_ICONS))
write('icons-more.svg', buildIconSprite(MORE_ICONS))
write('fonts.css', fontCss())
for (const { file, bytes } of await subsetFaces()) write(file, bytes)
