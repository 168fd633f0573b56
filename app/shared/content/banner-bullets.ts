const BULLETS = { 2: 'progress', 3: 'below', 4: 'squares' } as const

/** The bullets of `banner_style` (spec §4): 4 square, 3 below on white, 2 a progress bar, anything else round. */
export const bannerBullets = (style: number): 'dots' | 'squares' | 'below' | 'progress' =>
  BULLETS[style as keyof typeof BULLETS] ?? 'dots'
