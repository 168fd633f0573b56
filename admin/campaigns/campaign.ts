import type { z } from 'zod'
import type { Tone } from '#admin/shared/fields/status-chip.tsx'
import type { Locale } from '#common/locale.ts'
import type { CampaignWithResults, campaignPreview } from '#store-api/contract/campaigns.ts'

export type Channel = 'inbox' | 'push' | 'mail' | 'sms'
export type Preview = z.infer<typeof campaignPreview>

export const TONES: Record<string, Tone> = {
  scheduled: 'waiting',
  sending: 'info',
  done: 'good',
  cancelled: 'neutral',
  failed: 'bad',
}

export const isUnderWay = ({ status, waiting }: Pick<CampaignWithResults, 'status' | 'waiting'>): boolean =>
  status === 'scheduled' || status === 'sending' || waiting > 0

/** What is typed of a message; '' for no text, null for no number and no time. */
export interface CampaignForm {
  channel: Channel
  kind: 'offer' | 'scratch'
  code: string
  title: string
  text: string
  other_title: string
  other_text: string
  role: string
  bought_within_days: number | null
  not_bought_for_days: number | null
  state: string
  city: string
  points_over: number | null
  isLater: boolean
  /** of the shop's time zone, without saying so */
  send_at: string | null
}

export const BLANK: CampaignForm = {
  channel: 'inbox',
  kind: 'offer',
  code: '',
  title: '',
  text: '',
  other_title: '',
  other_text: '',
  role: '',
  bought_within_days: null,
  not_bought_for_days: null,
  state: '',
  city: '',
  points_over: null,
  isLater: false,
  send_at: null,
}

/** What is typed, by the values of the form: those hold null for a text that was emptied. */
export const formOf = (
  values: { [Name in keyof CampaignForm]?: CampaignForm[Name] | null },
): CampaignForm => ({
  ...BLANK,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
})

/** Scratch cards are shown in the inbox alone; a push leads there. */
export const hasCards = (channel: Channel): boolean => channel === 'inbox' || channel === 'push'
/** The other language is for who reads it in the inbox, and stands below in a mail. */
export const hasTranslation = (channel: Channel): boolean => channel !== 'sms'

/** What is missing of the words in the other language: they have a title and a text, or neither. */
export const missingWords = (values: Parameters<typeof formOf>[0]) => {
  const form = formOf(values)
  const [title, text] = [form.other_title.trim(), form.other_text.trim()]
  if (!hasTranslation(form.channel) || (title === '') === (text === '')) return {}
  return title === ''
    ? { other_title: 'campaigns.other_title_missing' }
    : { other_text: 'campaigns.other_text_missing' }
}

export const otherOf = (locale: Locale): Locale => (locale === 'fa' ? 'en' : 'fa')

const SEGMENT = ['role', 'bought_within_days', 'not_bought_for_days', 'state', 'city', 'points_over'] as const

/** Whom the message is for, as the store takes it. */
export const segmentOf = (form: CampaignForm) =>
  Object.fromEntries(
    SEGMENT.map((name) => [name, form[name]] as const).filter(([, value]) => value !== '' && value !== null),
  )

/** A moment of a time zone as the clock shows it there, in UTC: `2026-11-26T06:00:00`. */
export const toUtc = (local: string, timeZone: string): string => {
  const wall = Date.parse(`${local}Z`)
  const shownAt = (at: number): number => {
    const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).formatToParts(at)
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return Date.parse(
      `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
    )
  }
  const first = wall - (shownAt(wall) - wall)
  // where the clock was changed between the two
  const at = first - (shownAt(first) - wall)
  return new Date(at).toISOString().slice(0, 19)
}

/** The form's fields by what the store calls them. */
const FIELD_OF: Record<string, keyof CampaignForm> = {
  title: 'title',
  text: 'text',
  'translation.title': 'other_title',
  'translation.text': 'other_text',
  code: 'code',
  send_at_gmt: 'send_at',
}

interface Refused {
  errors?: Record<string, string>
  data?: { details?: Record<string, { code?: string }> }
}

/** What the store says is wrong: by the form's field, and what belongs to none. */
export const problemsOf = ({ errors = {}, data }: Refused) => {
  const fields: Partial<Record<keyof CampaignForm, string>> = {}
  const others: string[] = []
  for (const [name, message] of Object.entries(errors)) {
    const isPlaceholder = data?.details?.[name]?.code === 'ghab_placeholder'
    const text = isPlaceholder ? 'campaigns.unknown_placeholder' : message
    const field = FIELD_OF[name]
    if (field) fields[field] = text
    else others.push(text)
  }
  return { fields, others }
}

/** As `ghab/v1/campaigns` takes a message. */
export const campaignBody = (form: CampaignForm, timeZone: string) => ({
  channel: form.channel,
  kind: hasCards(form.channel) ? form.kind : 'offer',
  code: hasCards(form.channel) ? form.code.trim() : '',
  segment: segmentOf(form),
  title: form.title.trim(),
  text: form.text.trim(),
  translation:
    hasTranslation(form.channel) && form.other_title.trim() && form.other_text.trim()
      ? { title: form.other_title.trim(), text: form.other_text.trim() }
      : null,
  ...(form.isLater && form.send_at && { send_at_gmt: toUtc(form.send_at, timeZone) }),
})
