import { type CSSProperties, useCallback, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useSaveData } from '#app/ui/save-data.ts'
import type { PictureWidth } from '#common/picture-widths.ts'
import { Icon } from '../icon.tsx'
import { textMarks } from '../text/shop-text.tsx'
import styles from './img.module.css'
import { narrower, smallerSizes, srcsetOf } from './srcset.ts'

interface ImgProps {
  src: string
  srcset?: string
  /** how wide it is drawn, as in HTML; required for more than one width to be of use */
  sizes?: string
  /** those of the shop's own pictures that are of use here; by default all */
  widths?: readonly PictureWidth[]
  /** '' for a picture that only decorates */
  alt: string
  /** of the file, px; they reserve the place */
  width?: number
  height?: number
  /** a CSS colour until the picture is there */
  tint?: string
  /** the picture that the first view waits for */
  priority?: boolean
  /** `eager`: in the first view as well, which does not wait for it */
  loading?: 'lazy' | 'eager'
  /** width / height of the place, when it is not the picture's own */
  ratio?: number
  fit?: 'cover' | 'contain'
  className?: string
}

/** A picture whose place is reserved from the start, tinted in its own colours until it is there. */
export const Img = ({
  src,
  srcset,
  sizes,
  widths,
  alt,
  width,
  height,
  tint,
  priority,
  loading = priority ? 'eager' : 'lazy',
  ratio,
  fit = 'cover',
  className,
}: ImgProps) => {
  const [failed, setFailed] = useState('')
  const savesData = useSaveData()
  const set = sizes ? srcsetOf({ src, srcset }, savesData ? narrower(widths) : widths) : undefined
  const isBroken = failed === src || src === ''
  // A picture may have failed before the page was hydrated.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      setFailed(image.getAttribute('src') ?? '')
  }, [])
  const place: CSSProperties = {
    aspectRatio: ratio ?? (width && height ? `${width} / ${height}` : undefined),
    background: isBroken ? undefined : tint,
  }
  if (isBroken) {
    return (
      <span
        className={cx(styles.place, styles.broken, className)}
        style={place}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name="image" size={32} />
      </span>
    )
  }
  return (
    <span className={cx(styles.place, className)} style={place}>
      <img
        ref={check}
        className={cx(styles.image, fit === 'contain' && styles.contain)}
        src={src}
        srcSet={set}
        sizes={set && sizes && savesData ? smallerSizes(sizes) : set && sizes}
        alt={alt}
        lang={textMarks(alt).lang}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority ? 'high' : loading === 'eager' ? 'low' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailed(src)}
      />
    </span>
  )
}
