import { useEffect, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { openLightbox, smallest } from '#app/shared/pictures/open-lightbox.ts'
import type { Picture } from '#app/shared/pictures/picture.ts'
import { cx } from '#app/ui/cx.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { SlideTrack } from '#app/ui/layout/slide-track.tsx'
import { useSlides } from '#app/ui/layout/use-slides.ts'
import { opensDialog } from '#app/ui/overlays/opens-dialog.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  name: string
  pictures: Picture[]
  /** source of the picture that belongs to the chosen options */
  wanted: string | null
  children?: React.ReactNode
}

const WIDTHS = [540, 800, 1280] as const
const SIZES = '(min-width: 1280px) 640px, (min-width: 700px) 50vw, 100vw'

/** The picture of the choice that a link brought comes first, so that it is there before any script. */
const wantedFirst = (pictures: Picture[], wanted: string | null): Picture[] =>
  pictures.toSorted((a, b) => Number(b.src === wanted) - Number(a.src === wanted))

interface ThumbnailsProps {
  pictures: Picture[]
  active: number
  onChoose: (index: number) => void
}

const Thumbnails = ({ pictures, active, onChoose }: ThumbnailsProps) => (
  <ul className={styles.thumbnails}>
    {pictures.map((picture, index) => (
      <li key={picture.src}>
        <button
          type="button"
          className={styles.thumbnail}
          aria-label={m.product_show_picture({ number: formatNumber(index + 1) })}
          aria-current={index === active || undefined}
          onClick={() => onChoose(index)}
        >
          <Img src={smallest(picture)} alt="" ratio={1} />
        </button>
      </li>
    ))}
  </ul>
)

/** Pictures to swipe through by the browser's own scrolling; a tap opens them large. */
export const Gallery = ({ name, pictures: given, wanted, children }: GalleryProps) => {
  const [pictures] = useState(() => wantedFirst(given, wanted))
  const track = useRef<HTMLUListElement>(null)
  const { active, goTo } = useSlides(track)
  const index = wanted ? pictures.findIndex(({ src }) => src === wanted) : -1
  const shownFor = useRef(wanted)
  useEffect(() => {
    if (shownFor.current === wanted) return
    shownFor.current = wanted
    if (index >= 0) goTo(index)
  })
  const place = (shown: number) =>
    m.product_picture_of({ number: formatNumber(shown + 1), count: formatNumber(pictures.length) })

  return (
    <section className={styles.gallery} aria-label={m.product_pictures()}>
      <div className={styles.stage}>
        <SlideTrack ref={track}>
          {(pictures.length ? pictures : [null]).map((picture, position) => (
            <li className={styles.slide} key={picture?.src ?? 'none'}>
              {picture ? (
                <a
                  href={picture.src}
                  className={styles.open}
                  aria-label={m.product_enlarge({ place: place(position) })}
                  {...opensDialog}
                  onClick={(event) => void openLightbox(event, pictures, position, goTo)}
                >
                  <Img
                    {...picture}
                    tint={position === 0 ? picture.tint : undefined}
                    alt={picture.alt || name}
                    ratio={1}
                    sizes={SIZES}
                    widths={WIDTHS}
                    priority={position === 0}
                  />
                </a>
              ) : (
                <Img src="" alt={name} ratio={1} />
              )}
            </li>
          ))}
        </SlideTrack>
        {children && <div className={styles.tools}>{children}</div>}
        {pictures.length > 1 && (
          <p className={styles.counter} aria-hidden>
            {formatNumber(active + 1)} / {formatNumber(pictures.length)}
          </p>
        )}
        <span className={cx(styles.zoom)} aria-hidden>
          <Icon name="zoom_in" size={22} />
        </span>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} active={active} onChoose={goTo} />}
    </section>
  )
}
