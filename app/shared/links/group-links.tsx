import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import styles from './group-links.module.css'
import { ShopLink } from './shop-link.tsx'

interface GroupLinksProps {
  /** what the groups divide, for screen readers */
  label: string
  groups: { name: string; label: string }[]
  /** the name of the group that is shown */
  current: string
  hrefOf: (name: string) => string
}

/** The groups of a list of one's own, each with a URL, in a row that scrolls on a phone. */
export const GroupLinks = ({ label, groups, current, hrefOf }: GroupLinksProps) => (
  <nav aria-label={label} className={styles.groups}>
    {groups.map((group) => (
      <ShopLink
        key={group.name}
        to={hrefOf(group.name)}
        className={styles.group}
        aria-current={group.name === current ? 'page' : undefined}
      >
        <ShopText>{group.label}</ShopText>
      </ShopLink>
    ))}
  </nav>
)
