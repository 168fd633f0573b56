import type { CSSProperties, ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { cx } from '../cx.ts'
import styles from './skeleton.module.css'

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

interface SkeletonProps {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  /** width / height */
  ratio?: number
  round?: boolean
  className?: string
}

/** The place of something that is still on its way. Put several into one `Loading`. */
export const Skeleton = ({ width, height, ratio, round, className }: SkeletonProps) => (
  <span
    className={cx(styles.bone, round && styles.round, className)}
    style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
  />
)

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span className={styles.text}>
    {places(lines).map((line) => (
      <Skeleton key={line} height={12} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
    ))}
  </span>
)

/** As large as a product card. */
export const SkeletonCard = () => (
  <span className={styles.card}>
    <Skeleton ratio={1} className={styles.picture} />
    <span className={styles.body}>
      <SkeletonText lines={2} />
      <Skeleton height={16} width="45%" />
      <Skeleton height={40} className={styles.button} />
    </span>
  </span>
)

/** As large as a row with a picture and two lines. */
const SkeletonListItem = () => (
  <span className={styles.item}>
    <Skeleton width={56} height={56} className={styles.thumb} />
    <SkeletonText lines={2} />
  </span>
)

/** Tells once that something is loading, and hides the bones from screen readers. */
export const Loading = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div role="status">
    <span className="visually-hidden">{m.ui_loading()}</span>
    <div aria-hidden className={className}>
      {children}
    </div>
  </div>
)

export const SkeletonGrid = ({ count = 6 }: { count?: number }) => (
  <Loading className={styles.grid}>
    {places(count).map((i) => (
      <SkeletonCard key={i} />
    ))}
  </Loading>
)

export const SkeletonList = ({ count = 5 }: { count?: number }) => (
  <Loading className={styles.list}>
    {places(count).map((i) => (
      <SkeletonListItem key={i} />
    ))}
  </Loading>
)
