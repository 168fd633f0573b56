import { PICTURE_WIDTHS } from '#common/picture-widths.ts'

/** A year, which folders are named by, is no width. */
const MEDIA_PATH = new RegExp(`^/media/(?:(?:${PICTURE_WIDTHS.join('|')})/)?([^/].*)$`)

/** The file of our library that a URL of ours shows, in whatever width; null for a URL of another origin. */
export const fileOfUrl = (src: string, origin: string): string | null => {
  const url = URL.parse(src, origin)
  if (url?.origin !== origin) return null
  try {
    return MEDIA_PATH.exec(decodeURIComponent(url.pathname))?.[1] ?? null
  } catch {
    return null
  }
}
