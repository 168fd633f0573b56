import { Gallery } from '../ui/gallery/gallery.tsx'

/** Routed in development, and wherever VITRIN_GALLERY is set. */
export default function DevGallery() {
  return <Gallery />
}
