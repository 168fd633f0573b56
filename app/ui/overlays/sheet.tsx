import type { ReactNode } from 'react'
import type { PanelProps } from './panel.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadPanel = () => import('./panel.tsx').then(({ Panel }) => Panel)

/** Fetches what sheets and drawers need, ahead of their first opening. */
export const preloadPanels = (): void => {
  loadPanel().catch(() => undefined)
}

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

const OnDemand = ({ open, ...rest }: PanelProps) => {
  const { onOpenChange } = rest
  const { Component, isOpen } = useOnDemand<PanelProps>(open, loadPanel, () => onOpenChange(false))
  return Component ? <Component {...rest} open={isOpen} /> : null
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
