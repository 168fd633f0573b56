import { m } from '#app/messages/paraglide/messages.js'
import type { PageSettings } from '#app/shared/settings/page-settings.ts'

export interface SocialLink {
  name: 'instagram' | 'whatsapp' | 'telegram' | 'youtube'
  label: string
  url: string
}

const LABELS = {
  instagram: m.shell_instagram,
  whatsapp: m.shell_whatsapp,
  telegram: m.shell_telegram,
  youtube: m.shell_youtube,
}

const HOSTS = {
  instagram: 'https://instagram.com/',
  whatsapp: 'https://wa.me/',
  telegram: 'https://t.me/',
  youtube: 'https://youtube.com/@',
}

/** The networks the shop has set, as a URL or as the bare account name. */
export const socialLinks = ({ social_network }: Pick<PageSettings, 'social_network'>): SocialLink[] =>
  (Object.keys(LABELS) as SocialLink['name'][]).flatMap((name) => {
    const value = social_network[name]?.trim()
    if (!value) return []
    const url = /^https?:\/\//.test(value)
      ? value
      : HOSTS[name] + encodeURIComponent(value.replace(/^[@+]/, ''))
    return [{ name, label: LABELS[name](), url }]
  })
