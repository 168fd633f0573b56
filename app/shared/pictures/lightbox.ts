import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { m } from '#app/messages/paraglide/messages.js'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { srcsetOf } from '#app/ui/display/pictures/srcset.ts'

interface LightboxEvents {
  onChange: (index: number) => void
  onClose: () => void
}

const FALLBACK_SIZE = 1200

/**
 * Gives what lies over the page an entry of the same URL in the history, so that Back closes it as it closes a sheet. The
 * router does not hear of that entry: it would load the page's data again. Answers what takes the entry away.
 */
const closeOnBack = (close: () => void): (() => void) => {
  // the router's place of the page in the history
  const idx: unknown = history.state?.idx
  let isThere = true
  history.pushState(history.state, '')
  const onHistory = (event: PopStateEvent) => {
    isThere = false
    if (event.state?.idx === idx) event.stopImmediatePropagation()
    close()
  }
  window.addEventListener('popstate', onHistory, { capture: true, once: true })
  return () => {
    if (isThere) history.back()
  }
}

/**
 * Shows the pictures large: swipe, pinch, double tap, arrow keys. PhotoSwipe only knows left to right, so from
 * right to left the pictures stand in reverse and its arrows change names.
 */
export const showLightbox = (
  pictures: Picture[],
  index: number,
  { onChange, onClose }: LightboxEvents,
): void => {
  const isRtl = document.documentElement.dir === 'rtl'
  const last = pictures.length - 1
  const mirror = (position: number) => (isRtl ? last - position : position)
  const ordered = isRtl ? pictures.toReversed() : pictures
  const [previous, next] = [m.product_previous_picture(), m.product_next_picture()]

  const lightbox = new PhotoSwipe({
    dataSource: ordered.map((picture) => ({
      src: picture.src,
      srcset: srcsetOf(picture),
      width: picture.width ?? FALLBACK_SIZE,
      height: picture.height ?? FALLBACK_SIZE,
      alt: picture.alt,
    })),
    index: mirror(index),
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    counter: false,
    returnFocus: false,
    closeTitle: m.product_close_pictures(),
    zoomTitle: m.product_zoom(),
    arrowPrevTitle: isRtl ? next : previous,
    arrowNextTitle: isRtl ? previous : next,
    errorMsg: m.product_picture_failed(),
  })
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'place',
      className: 'pswp__counter',
      order: 5,
      onInit: (element) => {
        const announcement = document.createElement('span')
        announcement.className = 'visually-hidden'
        announcement.setAttribute('role', 'status')
        const shown = document.createElement('span')
        shown.setAttribute('aria-hidden', 'true')
        element.append(announcement, shown)
        lightbox.on('change', () => {
          const position = mirror(lightbox.currIndex)
          const [number, count] = [formatNumber(position + 1), formatNumber(pictures.length)]
          announcement.textContent = [m.product_picture_of({ number, count }), pictures[position]?.alt]
            .filter(Boolean)
            .join(m.product_list_separator())
          shown.textContent = `${number} / ${count}`
        })
      },
    })
    lightbox.element?.setAttribute('aria-label', m.product_pictures())
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  const close = () => {
    lightbox.close()
    // while it opens it does not close
    lightbox.on('openingAnimationEnd', () => lightbox.close())
  }
  lightbox.on('close', closeOnBack(close))
  lightbox.on('close', () => onChange(mirror(lightbox.currIndex)))
  lightbox.on('destroy', onClose)
  lightbox.init()
}
