import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { plainText } from '#common/page-description.ts'
import { SearchPreview, SHOWN_TEXT, SHOWN_TITLE } from './search-preview.tsx'

interface CountedProps {
  source: string
  label: string
  /** letters that are seen of it */
  most: number
  /** what stands for it while it is empty */
  placeholder: string
  longest: number
  multiline?: boolean
}

/** A text with how many letters it has, and of how many searchers see. */
const Counted = ({ source, label, most, placeholder, longest, multiline = false }: CountedProps) => {
  const translate = useTranslate()
  const typed: string = useWatch({ name: source }) ?? ''
  const isLong = typed.length > most
  const count = translate('seo.letters', { count: formatNumber(typed.length), most: formatNumber(most) })
  return (
    <TextInput
      source={source}
      label={label}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      placeholder={placeholder}
      helperText={
        <Typography component="span" variant="caption" color={isLong ? 'error' : 'inherit'}>
          {isLong ? `${count} · ${translate('seo.too_long')}` : count}
        </Typography>
      }
      slotProps={{ htmlInput: { dir: 'auto', maxLength: longest }, inputLabel: { shrink: true } }}
    />
  )
}

interface SeoFieldsProps {
  /** where the record has its name, and the texts of which the first that is there describes it */
  name: string
  texts: readonly string[]
  /** parts of the page's address, behind the host */
  path: readonly string[]
  /** `seo.second` for the texts in the second language */
  source?: 'seo.own' | 'seo.second'
  /** what stands between preview and fields */
  children?: ReactNode
}

/** What search engines are told of a page, with how it may look there while it is typed. */
export const SeoFields = ({ name, texts, path, source = 'seo.own', children }: SeoFieldsProps) => {
  const translate = useTranslate()
  const { siteName } = useBoot()
  const called: string = useWatch({ name }) || '…'
  const own: { title?: string | null; description?: string | null } = useWatch({ name: source }) ?? {}
  const described = (useWatch({ name: [...texts] }) as (string | null | undefined)[]).find(Boolean)
  const title = `${called} | ${siteName}`
  const text = plainText(described ?? '')
  return (
    <Stack sx={{ gap: 1 }}>
      <SearchPreview title={own.title || title} text={own.description || text} path={path} />
      <Typography variant="caption" color="text.secondary">
        {translate('seo.hint')}
      </Typography>
      {children}
      <Counted
        source={`${source}.title`}
        label="seo.title"
        most={SHOWN_TITLE}
        placeholder={title}
        longest={300}
      />
      <Counted
        source={`${source}.description`}
        label="seo.description"
        most={SHOWN_TEXT}
        placeholder={text.slice(0, SHOWN_TEXT)}
        longest={1000}
        multiline
      />
    </Stack>
  )
}
