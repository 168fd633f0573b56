import { PillLink } from '#app/ui/actions/pill-link.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { ScrollRow } from '#app/ui/layout/scroll-row.tsx'
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
  <ScrollRow as="nav" aria-label={label}>
    {groups.map((group) => (
      <PillLink
        key={group.name}
        render={<ShopLink to={hrefOf(group.name)} />}
        current={group.name === current}
      >
        <ShopText>{group.label}</ShopText>
      </PillLink>
    ))}
  </ScrollRow>
)
