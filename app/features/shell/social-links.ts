import { m } from '#app/messages/paraglide/messages.js'
import type { PageSettings } from '#app/shared/settings/page-settings.ts'
import { toLatinDigits } from '#common/persian.ts'
import { tidyMobile } from '#common/phone.ts'

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

/** WhatsApp knows a number by its country's code alone: no zeros, + or spaces. '' for what is no whole number. */
const whatsappNumber = (text: string, country: string): string => {
  const dialled = toLatinDigits(text).replace(/[^\d+]/g, '')
  const tidy = country === 'IR' ? tidyMobile(dialled).replace(/^0(?!0)/, '98') : dialled
  const number = tidy.replace(/^(\+|00)/, '')
  return /^[1-9]\d{6,14}$/.test(number) ? number : ''
}

/** The networks the shop has set, as a URL or as the bare account name; WhatsApp by its number. */
export const socialLinks = ({
  social_network,
  country,
}: Pick<PageSettings, 'social_network' | 'country'>): SocialLink[] =>
  (Object.keys(LABELS) as SocialLink['name'][]).flatMap((name) => {
    const value = social_network[name]?.trim()
    if (!value) return []
    const label = LABELS[name]()
    if (/^https?:\/\//.test(value)) return [{ name, label, url: value }]
    const account =
      name === 'whatsapp' ? whatsappNumber(value, country) : encodeURIComponent(value.replace(/^[@+]/, ''))
    return account ? [{ name, label, url: HOSTS[name] + account }] : []
  })
