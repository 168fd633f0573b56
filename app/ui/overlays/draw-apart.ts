import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws what is opened from outside of React, at the end of the document, until it says that it is gone. */
export const drawApart = (draw: (onGone: () => void) => ReactNode): void => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onGone = () => {
    root.unmount()
    place.remove()
  }
  root.render(draw(onGone))
}
