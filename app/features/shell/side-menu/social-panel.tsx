import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { socialLinks } from '../social-links.ts'
import styles from './side-menu.module.css'

/** The networks that the shop is in, shown with the menu (spec §2). */
export const SocialPanel = () => {
  const links = socialLinks(usePageSettings())
  return (
    links.length > 0 && (
      <ul className={styles.social} aria-label={m.shell_social()}>
        {links.map(({ name, label, url }) => (
          <li key={name}>
            <IconButton
              icon={name}
              label={label}
              variant="tonal"
              render={<a href={url} target="_blank" rel="noopener noreferrer" />}
            />
          </li>
        ))}
      </ul>
    )
  )
}
