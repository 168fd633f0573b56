import { type MouseEvent, useEffect, useRef } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { introSeen } from '#app/device/appearance/intro-seen.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { isForOtherTab } from '#app/shared/links/is-for-other-tab.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { VisuallyHidden } from '#app/ui/display/text/visually-hidden.tsx'
import { SlideTrack } from '#app/ui/layout/slide-track.tsx'
import { useSlides } from '#app/ui/layout/use-slides.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import styles from './intro.module.css'

const cardId = (index: number): string => `intro-${index + 1}`

/** How the shop works, in cards: swiped on a phone, side by side where there is room. */
export const IntroScreen = ({ cards }: { cards: AppSettings['intro'] }) => {
  const track = useRef<HTMLUListElement>(null)
  const { active, goTo } = useSlides(track)
  useEffect(() => introSeen.keep(), [])
  const navigate = useNavigate()
  const { state } = useLocation()
  const isLast = active === cards.length - 1
  const slideTo = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    goTo(index)
  }
  const leave = (event: MouseEvent) => {
    if (!state?.overHome || isForOtherTab(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <section className={styles.intro} aria-label={m.intro_title()} aria-roledescription={m.ui_carousel()}>
      {/* scrolled by the arrow keys too */}
      <SlideTrack ref={track} className={styles.track} tabIndex={0}>
        {cards.map(({ title, text, image }, index) => {
          const Heading = index === 0 ? 'h1' : 'h2'
          return (
            <li key={cardId(index)} id={cardId(index)} className={styles.card}>
              {image && (
                <Img src={image} alt="" ratio={1} priority={index === 0} className={styles.picture} />
              )}
              <Heading className={styles.title}>
                <ShopText>{title}</ShopText>
              </Heading>
              <p className={styles.text}>
                <ShopText>{text}</ShopText>
              </p>
            </li>
          )
        })}
      </SlideTrack>
      {/* plain links to the cards, so that they lead there without script too */}
      <ul className={styles.bullets}>
        {cards.map((_, index) => (
          <li key={cardId(index)}>
            <a
              href={`#${cardId(index)}`}
              onClick={slideTo(index)}
              className={styles.bullet}
              aria-current={index === active ? 'true' : undefined}
            >
              <VisuallyHidden>{m.ui_go_to_slide({ number: formatNumber(index + 1) })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <div className={cx(styles.ways, isLast && styles.last)}>
        <Button
          variant="text"
          className={styles.skip}
          render={<ShopLink to={href('/')} replace onClick={leave} />}
        >
          {m.intro_skip()}
        </Button>
        <Button className={styles.next} trailingIcon="arrow_forward" onClick={() => goTo(active + 1)}>
          {m.ui_next()}
        </Button>
        <Button className={styles.start} render={<ShopLink to={href('/')} replace onClick={leave} />}>
          {m.intro_start()}
        </Button>
      </div>
    </section>
  )
}
