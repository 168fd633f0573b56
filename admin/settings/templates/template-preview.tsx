import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Section } from '#admin/shared/section.tsx'
import type { Locale } from '#common/locale.ts'
import { FIELDS, type TemplateField, type TemplateTexts, usePreview } from './use-template.ts'

const PAUSE = 350

/** A value once it has not changed for a moment. */
const useSettled = <T,>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The mail with the font that this page has: the device may have none for its language. */
const withFont = (html: string): string => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  return sheet ? html.replace('</head>', () => `${sheet.outerHTML}</head>`) : html
}

const Mail = ({ subject, html }: { subject: string; html: string }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
      <Typography
        dir="auto"
        sx={{ padding: 1.5, fontWeight: 600, borderBlockEnd: 1, borderColor: 'divider' }}
      >
        {subject}
      </Typography>
      <Box
        component="iframe"
        // it runs no script
        sandbox="allow-same-origin"
        title={translate('messaging.templates.preview_mail')}
        srcDoc={withFont(html)}
        sx={{ display: 'block', border: 0, inlineSize: '100%', blockSize: 460, backgroundColor: '#fff' }}
      />
    </Box>
  )
}

const Sms = ({ text }: { text: string }) => (
  <Typography
    dir="auto"
    sx={{
      maxInlineSize: 320,
      padding: 1.5,
      borderRadius: '18px 18px 18px 4px',
      backgroundColor: 'var(--color-secondary-container)',
      color: 'var(--color-on-secondary-container)',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Typography>
)

interface TemplatePreviewProps {
  id: string
  lang: Locale
  fields: readonly TemplateField[]
}

/** What somebody would get, with made-up data; it follows what is typed. */
export const TemplatePreview = ({ id, lang, fields }: TemplatePreviewProps) => {
  const translate = useTranslate()
  const values = useWatch() as TemplateTexts
  const typed = JSON.stringify(
    Object.fromEntries(
      FIELDS.filter((field) => fields.includes(field)).map((field) => [field, values[field] ?? '']),
    ),
  )
  const settled = useSettled(useDeferredValue(typed))
  const { data, error, isPending } = usePreview(id, lang, JSON.parse(settled) as TemplateTexts)
  return (
    <Section title={translate('messaging.templates.preview')}>
      <Stack spacing={2} aria-busy={isPending}>
        {error && <Alert severity="warning">{translate('messaging.templates.no_preview')}</Alert>}
        {isPending && <Skeleton variant="rounded" height={300} />}
        {data?.html && <Mail subject={data.subject} html={data.html} />}
        {data?.sms && <Sms text={data.sms} />}
      </Stack>
    </Section>
  )
}
