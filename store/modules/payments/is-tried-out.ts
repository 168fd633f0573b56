import type { StoreSettings } from '../settings/settings.ts'

/**
 * Whether orders here are for trying out: a demo, or a shop whose owner says that it is not in production yet.
 * Elsewhere a bank where no money moves would give the goods away.
 */
export const isTriedOut = ({ is_demo, appInProduction }: StoreSettings): boolean =>
  is_demo || !appInProduction
