import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import styles from './slide-track.module.css'

/** Slides beside each other that are swiped through; how wide they are is for others to say. See `useSlides`. */
export const SlideTrack = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul className={cx(styles.track, className)} {...rest} />
)
