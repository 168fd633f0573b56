/** Fetches what answers a tap on a heart. */
export const loadToggleWish = () => import('./toggle-wish.ts')
