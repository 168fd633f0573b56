import { localPath } from '#common/local-path.ts'

/** What the shop sends (store/modules/notifications/push). */
interface News {
  title: string
  body: string
  /** a path of the shop */
  url: string
  tag: string
  dir: 'rtl' | 'ltr'
  lang: string
}

interface Shown {
  title: string
  options: NotificationOptions
}

/** What is shown of a push message; null where it cannot be read. */
export const notificationOf = (text: string | undefined): Shown | null => {
  try {
    const { title, body, url, tag, dir, lang } = JSON.parse(text ?? '') as News
    if (typeof title !== 'string' || !title) return null
    return { title, options: { body, tag, dir, lang, data: { url } } }
  } catch {
    return null
  }
}

/** The page that a tap leads to: of this shop only, its front page where there is none. */
export const pageOfNews = (data: unknown, origin: string): string => {
  const { url } = (data ?? {}) as { url?: unknown }
  return origin + ((typeof url === 'string' ? localPath(url) : null) ?? '/')
}
