import type { MouseEvent } from 'react'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { srcsetOf } from '#app/ui/display/srcset.ts'

/** The first of the widths is the least. */
export const smallest = (picture: Picture): string => srcsetOf(picture)?.split(' ')[0] ?? picture.src

/** A link to a picture opens it large, among its neighbours; without script it leads to it. */
export const openLightbox = async (
  event: MouseEvent,
  pictures: Picture[],
  index: number,
  show: (index: number) => void = () => {},
) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const opener = event.currentTarget as HTMLElement
  const { showLightbox } = await import('./lightbox.ts')
  showLightbox(pictures, index, {
    onChange: show,
    onClose: () => opener.focus({ preventScroll: true }),
  })
}
