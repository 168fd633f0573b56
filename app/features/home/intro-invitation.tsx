import { href } from 'react-router'
import { introSeen } from '#app/device/appearance/intro-seen.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { Img } from '#app/ui/display/pictures/img.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { FloatingBar } from '#app/ui/layout/floating-bar.tsx'
import styles from './intro-invitation.module.css'
import { OVER_HOME, useFirstVisit } from './use-first-visit.ts'

/**
 * Leads a device that is new here to the cards that show how the shop works: they open by themselves, or where that
 * would disturb, a phone is invited to them. The page that everybody gets, and search engines read, knows nothing of it,
 * and nothing on it moves.
 */
export const IntroInvitation = ({ title, image }: { title: string; image: string }) => {
  const seen = introSeen.use()
  useFirstVisit(image)
  if (seen) return null
  return (
    <FloatingBar label={m.intro_title()} className={styles.invitation}>
      {image && <Img src={image} alt="" ratio={1} className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.title}>
          <ShopText>{title}</ShopText>
        </p>
        <ShopLink to={href('/intro')} state={OVER_HOME} className={styles.link}>
          {m.intro_invitation()}
        </ShopLink>
      </div>
      <IconButton icon="close" label={m.ui_close()} className={styles.close} onClick={introSeen.keep} />
    </FloatingBar>
  )
}
