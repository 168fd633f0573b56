import type { ReactNode } from 'react'
import type { PanelProps } from './panel.tsx'
import { onDemand, useOnDemand } from './use-on-demand.ts'

/** Fetches what sheets and drawers need; fails without a network. */
export const loadPanels = onDemand<PanelProps>(async () => (await import('./panel.tsx')).Panel)

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** keeps the title for screen readers only */
  hideTitle?: boolean
  /** stays in sight below what scrolls */
  footer?: ReactNode
  children: ReactNode
}

const OnDemand = (props: PanelProps) => {
  const { open, onOpenChange } = props
  const Component = useOnDemand(open, loadPanels, () => onOpenChange(false))
  return Component ? <Component {...props} /> : null
}

/** Comes from the bottom on a phone, from the end of the line on wider screens; closes by swipe too. */
export const Sheet = (props: SheetProps) => <OnDemand {...props} side="auto" />

interface SideDrawerProps extends SheetProps {
  side?: 'start' | 'end'
}

/** A panel as high as the screen, from the side. */
export const SideDrawer = ({ side = 'start', ...props }: SideDrawerProps) => (
  <OnDemand {...props} side={side} />
)
