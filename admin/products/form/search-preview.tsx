import { Box, Typography } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'

const SHOWN_TITLE = 60
const SHOWN_TEXT = 158

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim()

/** How the product may look where somebody searches the web, and the address that is a part of it. */
export const SearchPreview = () => {
  const translate = useTranslate()
  const { siteName } = useBoot()
  const [name, slug, short, long] = useWatch({ name: ['name', 'slug', 'short_description', 'description'] })
  const text = textOf(short || long || '')
  return (
    <>
      <TextInput source="slug" dir="ltr" />
      <Box
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 2, maxInlineSize: 600 }}
        aria-label={translate('products.form.search')}
        role="group"
      >
        <Typography variant="caption" color="text.secondary" component="div" noWrap>
          <bdi>{`${location.host} › product › ${slug || '…'}`}</bdi>
        </Typography>
        <Typography color="primary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {cut(`${name || '…'} | ${siteName}`, SHOWN_TITLE)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text ? cut(text, SHOWN_TEXT) : translate('products.form.search_empty')}
        </Typography>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('products.form.search_hint')}
      </Typography>
    </>
  )
}
