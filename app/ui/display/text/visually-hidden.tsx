import type { ReactNode } from 'react'

/** Text for screen readers alone. The class `visually-hidden` of base.css does the same for any element. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
