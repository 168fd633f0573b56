import { cx } from '../cx.ts'
import core from '../generated/icons.svg?url'
import more from '../generated/icons-more.svg?url'
import styles from './icon.module.css'
import { CORE_ICONS, type IconName } from './icon-names.ts'

export type { IconName } from './icon-names.ts'

const inCore = new Set<string>(CORE_ICONS)

/** Drawings that point along the line of reading; they turn around in Persian by themselves. */
const DIRECTIONAL =
  /^(arrow_(back|forward)|chevron_(left|right)|send|reply|undo|login|logout|list|view_list|trending_up|local_shipping.*|article.*|receipt_long|shopping_cart.*|add_shopping_cart)$/

interface IconProps {
  name: IconName
  /** px */
  size?: number
  /** says whether the drawing is mirrored in right-to-left pages; by default it is when it points somewhere */
  flip?: boolean
  /** a name for screen readers, when no text beside the icon says the same */
  label?: string
  className?: string
}

export const Icon = ({ name, size = 24, flip = DIRECTIONAL.test(name), label, className }: IconProps) => (
  <svg
    className={cx(styles.icon, flip && styles.flip, className)}
    width={size}
    height={size}
    role="img"
    aria-label={label}
    aria-hidden={!label}
  >
    <use href={`${inCore.has(name) ? core : more}#${name}`} />
  </svg>
)
