import type { MouseEvent } from 'react'
import { isForOtherTab } from '#app/shared/links/is-for-other-tab.ts'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { srcsetOf } from '#app/ui/display/pictures/srcset.ts'
import { loadForTap } from '#app/ui/overlays/load-for-tap.ts'

const loadLightbox = () => import('./lightbox.ts')

/** The first of the widths is the least. */
export const smallest = (picture: Picture): string => srcsetOf(picture)?.split(' ')[0] ?? picture.src

/**
 * A link to a picture, in a list of them, opens it large, among its neighbours; without script it leads to it. Back closes
 * them, and whoever closes them has the focus on the link of the picture seen last.
 */
export const openLightbox = async (
  event: MouseEvent,
  pictures: Picture[],
  index: number,
  show: (index: number) => void = () => {},
) => {
  if (isForOtherTab(event)) return
  event.preventDefault()
  const opener = event.currentTarget as HTMLElement
  const openers = opener.closest('ul')?.querySelectorAll<HTMLElement>('a[href]')
  let shown = index
  const code = await loadForTap(loadLightbox)
  // the page may have been left meanwhile
  if (!code || !opener.isConnected) return
  code.showLightbox(pictures, index, {
    onChange: (last) => {
      shown = last
      show(last)
    },
    onClose: () => (openers?.[shown] ?? opener).focus({ preventScroll: true }),
  })
}
