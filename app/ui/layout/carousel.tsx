import {
  Children,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { formatNumber } from '../digits.ts'
import { useSaveData } from '../save-data.ts'
import styles from './carousel.module.css'
import { SlideTrack } from './slide-track.tsx'
import { useSlides } from './use-slides.ts'

interface CarouselProps {
  /** what it shows, for screen readers */
  label: string
  /** slides in view: on a phone, from 768 px, from 1280 px */
  perView?: [phone: number, tablet: number, desktop: number]
  /** px between slides */
  gap?: number
  /** `dots` on the picture, `squares` on the picture, `below` it, `progress` at its bottom edge */
  bullets?: 'dots' | 'squares' | 'below' | 'progress' | null
  /**
   * ms; a button pauses it; stops when the visitor takes over, and does not begin for those who prefer less motion or save
   * data
   */
  autoPlay?: number
  /** lets slides reach the screen's edges, where the page is not wider than its content */
  bleed?: boolean
  /** stretches the slides to one height */
  children: ReactNode
  className?: string
  /** what the slides are drawn in */
  track?: RefObject<HTMLUListElement | null>
}

/** Slides on CSS scroll-snap: swiping is the browser's own, and it works before any script. */
export const Carousel = ({
  label,
  perView = [2.1, 3.4, 5],
  gap = 12,
  bullets = null,
  autoPlay,
  bleed = true,
  children,
  className,
  track: givenTrack,
}: CarouselProps) => {
  const ownTrack = useRef<HTMLUListElement>(null)
  const track = givenTrack ?? ownTrack
  const slides = Children.toArray(children) as ReactElement[]
  const { active, atStart, atEnd, goTo, page } = useSlides(track)
  const root = useRef<HTMLElement>(null)
  const { motion, toggle } = useAutoPlay(root, useSaveData() ? undefined : autoPlay, () =>
    goTo(atEnd ? 0 : active + 1),
  )

  const measures = {
    '--per': perView[0],
    '--per-tablet': perView[1],
    '--per-desktop': perView[2],
    '--gap': `${gap}px`,
  } as CSSProperties
  return (
    <section
      ref={root}
      className={cx(styles.carousel, bleed && styles.bleed, className)}
      aria-roledescription={m.ui_carousel()}
      aria-label={label}
      style={measures}
    >
      <SlideTrack className={styles.track} ref={track}>
        {slides.map((slide, index) => (
          <li className={cx(styles.slide, index >= perView[0] && styles.later)} key={slide.key}>
            {slide}
          </li>
        ))}
      </SlideTrack>
      <IconButton
        className={cx(styles.arrow, styles.previous)}
        icon="chevron_left"
        label={m.ui_previous()}
        variant="floating"
        aria-disabled={atStart}
        onClick={() => page(-1)}
      />
      <IconButton
        className={cx(styles.arrow, styles.next)}
        icon="chevron_right"
        label={m.ui_next()}
        variant="floating"
        aria-disabled={atEnd}
        onClick={() => page(1)}
      />
      {motion && (
        <IconButton
          className={styles.pause}
          icon={motion === 'playing' ? 'pause-fill' : 'play_arrow-fill'}
          label={motion === 'playing' ? m.ui_pause() : m.ui_play()}
          variant="floating"
          data-pause
          onClick={toggle}
        />
      )}
      {bullets && slides.length > 1 && (
        <div className={cx(styles.bullets, styles[bullets])}>
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              className={styles.bullet}
              aria-label={m.ui_go_to_slide({ number: formatNumber(index + 1) })}
              aria-current={index === active || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const TAKE_OVER = ['pointerdown', 'focusin', 'keydown', 'wheel'] as const

/** What moves by itself, until somebody takes over or presses the button; undefined where nothing moves. */
const useAutoPlay = (
  root: { current: HTMLElement | null },
  delay: number | undefined,
  advance: () => void,
): { motion: 'playing' | 'paused' | undefined; toggle: () => void } => {
  const [motion, setMotion] = useState<'playing' | 'paused'>()
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (delay && !isStill) setMotion('playing')
  }, [delay])
  useEffect(() => {
    const element = root.current
    if (!delay || !element || motion !== 'playing') return
    let inView = true
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? true
    })
    observer.observe(element)
    const timer = setInterval(() => {
      // not while somebody looks at what is under the pointer
      if (inView && !document.hidden && !element.matches(':hover')) latest.current()
    }, delay)
    // a picture is there before it comes into view
    const fetching = setTimeout(() => {
      element.dataset.moving = 'true'
    }, delay / 2)
    const takeOver = ({ target }: Event) => {
      // its own button says whether it goes on
      if (!(target instanceof Element && target.closest('[data-pause]'))) setMotion('paused')
    }
    for (const event of TAKE_OVER) element.addEventListener(event, takeOver, { passive: true })
    return () => {
      clearInterval(timer)
      clearTimeout(fetching)
      observer.disconnect()
      for (const event of TAKE_OVER) element.removeEventListener(event, takeOver)
    }
  }, [delay, motion, root])
  return { motion, toggle: () => setMotion(motion === 'playing' ? 'paused' : 'playing') }
}
