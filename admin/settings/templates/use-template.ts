import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import type { Locale } from '#common/locale.ts'
import type { MessageTemplateAnswer, templatePreview } from '#store-api/contract/messaging.ts'

export const TEMPLATES = 'ghab/v1/message-templates'
export const FIELDS = ['subject', 'headline', 'body', 'sms'] as const
export type TemplateField = (typeof FIELDS)[number]
export type TemplateTexts = Partial<Record<TemplateField, string>>

const templateKey = (id: string, lang: Locale) => ['message-templates', id, lang] as const

export const useTemplates = (lang: Locale) =>
  useQuery({
    queryKey: ['message-templates', 'all', lang],
    queryFn: async ({ signal }) =>
      (await call<MessageTemplateAnswer[]>(TEMPLATES, { query: { lang }, signal })).json,
  })

export const useTemplate = (id: string, lang: Locale) =>
  useQuery({
    queryKey: templateKey(id, lang),
    queryFn: async ({ signal }) =>
      (await call<MessageTemplateAnswer>(`${TEMPLATES}/${id}`, { query: { lang }, signal })).json,
    refetchOnWindowFocus: false,
  })

type Preview = typeof templatePreview._output

/** How a message with these texts looks; while others are asked for the last one stays. */
export const usePreview = (id: string, lang: Locale, texts: TemplateTexts) =>
  useQuery({
    queryKey: ['message-template-preview', id, lang, texts],
    queryFn: async ({ signal }) =>
      (
        await call<Preview>(`${TEMPLATES}/${id}/preview`, {
          method: 'POST',
          query: { lang },
          body: texts,
          signal,
        })
      ).json,
    placeholderData: (last) => last,
    retry: false,
  })
