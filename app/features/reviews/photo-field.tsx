import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reviewPhotos } from '#app/device/forms/review-photos.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { holdFiles } from '#app/shared/pictures/hold-files.ts'
import { shrinkPhoto } from '#app/shared/pictures/shrink-photo.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { FileField } from '#app/ui/forms/file-field.tsx'
import { MAX_REVIEW_PHOTOS } from '#store-api/contract/reviews.ts'
import styles from './photo-field.module.css'

interface Chosen {
  photo: File
  url: string
}

interface PhotoFieldProps {
  productId: number
  error?: string
  hint?: string
  /** the chosen files are not ready to be sent before they are resized */
  onShrinking: (isShrinking: boolean) => void
}

/**
 * What the form sends is what the input holds: with script it is gathered there and on the device, until it is sent;
 * without it is the platform's.
 */
export const PhotoField = ({ productId, error, hint, onShrinking }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<Chosen[]>([])
  const held = useRef(photos)
  const shrinking = useRef(0)
  const [problem, setProblem] = useState<string>()
  const urls = useRef(new Set<string>())
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  const hold = (next: Chosen[]) => {
    const files = next.map(({ photo }) => photo)
    if (input.current) holdFiles(input.current, files)
    held.current = next
    setPhotos(next)
  }
  const show = (photo: File): Chosen => {
    const url = URL.createObjectURL(photo)
    urls.current.add(url)
    return { photo, url }
  }
  const restore = useEffectEvent((photos: File[]) => {
    if (photos.length > 0 && held.current.length === 0) hold(photos.map(show))
  })
  useEffect(() => {
    let isHere = true
    void reviewPhotos.read(productId).then((photos) => isHere && restore(photos))
    return () => {
      isHere = false
    }
  }, [productId])
  const keep = (next: Chosen[]) => {
    hold(next)
    void reviewPhotos.write(
      productId,
      next.map(({ photo }) => photo),
    )
  }
  const add = async (chosen: File[]) => {
    hold(held.current)
    onShrinking(++shrinking.current > 0)
    const drawn = await Promise.all(chosen.map(shrinkPhoto))
    onShrinking(--shrinking.current > 0)
    const fit = drawn.filter((photo) => photo !== null)
    const left = MAX_REVIEW_PHOTOS - held.current.length
    keep([...held.current, ...fit.slice(0, left).map(show)])
    setProblem(
      drawn.includes(null)
        ? m.reviews_photos_not_a_picture()
        : fit.length > left
          ? m.reviews_photos_too_many()
          : undefined,
    )
  }
  const remove = (gone: Chosen) => {
    keep(held.current.filter((one) => one !== gone))
    setProblem(undefined)
    input.current?.focus()
  }
  return (
    <div className={styles.field}>
      <FileField
        ref={input}
        label={m.reviews_photos()}
        hint={hint ?? m.reviews_photos_hint()}
        error={problem ?? error}
        optional
        name="photos"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
      />
      <p className="visually-hidden" role="status">
        {photos.length > 0 && m.reviews_photos_chosen({ count: formatNumber(photos.length) })}
      </p>
      {photos.length > 0 && (
        <ul className={styles.previews}>
          {photos.map((chosen, index) => (
            <li key={chosen.url} className={styles.preview}>
              <img src={chosen.url} alt="" width={96} height={96} />
              <IconButton
                className={styles.remove}
                icon="close"
                variant="floating"
                size="small"
                label={m.reviews_photo_remove({ number: formatNumber(index + 1) })}
                onClick={() => remove(chosen)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
