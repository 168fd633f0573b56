import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { savesData } from '#app/first-view/idle.ts'

/** A link inside the shop: its screen slides in, and its data is fetched when a finger or pointer comes near, unless data is saved. */
export const ShopLink = (props: ComponentProps<typeof Link>) => (
  <Link viewTransition prefetch={savesData() ? 'none' : 'intent'} discover={linkDiscovery()} {...props} />
)
