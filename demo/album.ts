import type { Insertable } from 'kysely'
import type { MediaTable } from '#store/modules/media/tables.ts'
import type { Scene } from './pictures/studio.ts'

/** What is known of a picture once it was made. */
export interface Printed {
  width: number
  height: number
  thumbhash: string
}

export interface Photo {
  id: number
  scene: Scene
  alt: string
  /** in the shop's second language */
  translatedAlt?: string | undefined
  file: string
}

/** Gathers the pictures that the shop's rows refer to; what looks the same is taken once. */
export const createAlbum = (now: number) => {
  const folder = new Date(now).toISOString().slice(0, 7).replace('-', '/')
  const photos: Photo[] = []
  const known = new Map<string, number>()
  const names = new Set<string>()
  return {
    photos,
    /** The id of the picture; a scene seen before keeps its first name and alt text. */
    take: (scene: Scene, alt: string, translatedAlt?: string): number => {
      const { name, ...look } = scene
      const key = JSON.stringify(look)
      const before = known.get(key)
      if (before) return before
      if (names.has(name)) throw new Error(`two pictures are called ${name}`)
      names.add(name)
      const id = photos.length + 1
      photos.push({ id, scene, alt, translatedAlt, file: `${folder}/${name}.webp` })
      known.set(key, id)
      return id
    },
    urlOf: (name: string): string => {
      const photo = photos.find(({ scene }) => scene.name === name)
      if (!photo) throw new Error(`no picture is called ${name}`)
      return `/media/${photo.file}`
    },
  }
}
export type Album = ReturnType<typeof createAlbum>

/** The row of a picture; before it is printed it has the size it will have. */
export const mediaRow = (
  photo: Photo,
  printed: Printed | undefined,
  now: number,
): Insertable<MediaTable> => ({
  id: photo.id,
  file: photo.file,
  title: photo.scene.name,
  alt: photo.alt,
  mime_type: 'image/webp',
  width: printed?.width ?? photo.scene.width,
  height: printed?.height ?? photo.scene.height,
  thumbhash: printed?.thumbhash ?? null,
  created_at: now,
  updated_at: now,
})
