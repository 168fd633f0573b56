const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What the shop tells, as text of a page, or a gap to be filled in. */
export const orGap = (told: string, gap: string): string =>
  told ? told.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) : `[${gap}]`
