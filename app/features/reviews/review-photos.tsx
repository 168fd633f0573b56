import { m } from '#app/messages/paraglide/messages.js'
import { openLightbox, smallest } from '#app/shared/pictures/open-lightbox.ts'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { opensDialog } from '#app/ui/overlays/opens-dialog.ts'
import styles from './reviews.module.css'

/** What a buyer photographed: small, a tap opens it large. */
export const ReviewPhotos = ({ photos, name }: { photos: Picture[]; name: string }) => {
  const described = photos.map((photo, index) => ({
    ...photo,
    alt: m.reviews_photo_of({
      number: formatNumber(index + 1),
      count: formatNumber(photos.length),
      name,
    }),
  }))
  return (
    <ul className={styles.photos}>
      {described.map((photo, index) => (
        <li key={photo.src}>
          <a
            href={photo.src}
            {...opensDialog}
            onClick={(event) => void openLightbox(event, described, index)}
          >
            <img src={smallest(photo)} alt={photo.alt} width={72} height={72} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
