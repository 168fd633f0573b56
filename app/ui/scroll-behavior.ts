/** How the page moves to what somebody pressed for; whoever wants less motion is there at once. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
