/** How the page moves to what somebody pressed for; whoever wants less motion is there at once. */
export const smoothly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
