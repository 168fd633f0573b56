import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { Gallery } from '../ui/gallery/gallery.tsx'

export const handle = { cache: 'public' } satisfies RouteHandle

/** Routed in development, and wherever VITRIN_GALLERY is set. */
export default function DevGallery() {
  return <Gallery />
}
