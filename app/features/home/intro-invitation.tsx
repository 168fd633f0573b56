import { useEffect } from 'react'
import { href } from 'react-router'
import { introSeen } from '#app/device/intro-seen.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { Img } from '#app/ui/display/img.tsx'
import styles from './intro-invitation.module.css'

/**
 * Leads a phone that is new here to the cards that show how the shop works. It lies over the page once somebody is
 * there: the page that everybody gets, and search engines read, knows nothing of it, and nothing moves.
 */
export const IntroInvitation = ({ title, image }: { title: string; image: string }) => {
  const seen = introSeen.use()
  useEffect(() => introSeen.load(), [])
  if (seen) return null
  return (
    <aside className={styles.invitation} aria-label={m.intro_title()}>
      {image && <Img src={image} alt="" ratio={1} className={styles.picture} />}
      <div>
        <p className={styles.title}>{title}</p>
        <ShopLink to={href('/intro')} className={styles.link}>
          {m.intro_invitation()}
        </ShopLink>
      </div>
      <IconButton icon="close" label={m.ui_close()} className={styles.close} onClick={introSeen.keep} />
    </aside>
  )
}
