import type { ReactNode } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { Prose } from '#app/shared/content/prose.tsx'
import { share } from '#app/shared/links/share.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Facts } from '#app/ui/display/text/meta-line.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import { formatDate } from '#app/ui/format.ts'
import styles from './article.module.css'
import type { PostCardData } from './post-card.ts'

interface Props {
  title: string
  html: string
  card?: PostCardData
  children?: ReactNode
}

/** A post or a page to read. */
export const Article = ({ title, html, card, children }: Props) => {
  const { timezone } = usePageSettings()
  return (
    <article className={styles.article}>
      <header className={styles.head} dir="auto">
        {card?.category && (
          <span className={styles.category}>
            <ShopText>{card.category}</ShopText>
          </span>
        )}
        <h1>
          <ShopText>{title}</ShopText>
        </h1>
        {card && (
          <Facts className={styles.facts}>
            <time dateTime={`${card.date}Z`}>{formatDate(card.date, { timeZone: timezone })}</time>
            <span>{m.content_reading_time({ minutes: formatNumber(card.minutes) })}</span>
            <IconButton
              icon="share"
              label={m.content_share()}
              onClick={() => void share(title, location.href)}
              className={styles.share}
            />
          </Facts>
        )}
      </header>
      {card?.image && (
        <img
          src={card.image.src}
          alt={card.image.alt}
          lang={textMarks(card.image.alt).lang}
          width={1200}
          height={640}
          className={styles.cover}
        />
      )}
      <Prose html={html} />
      {children}
    </article>
  )
}
