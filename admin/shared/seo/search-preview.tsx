import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** letters that searchers see of it, by and large */
export const SHOWN_TITLE = 60
export const SHOWN_TEXT = 158

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()} …` : text

interface SearchPreviewProps {
  title: string
  text: string
  /** parts of the page's address, behind the host */
  path: readonly string[]
}

/** How a page may look where somebody searches the web. */
export const SearchPreview = ({ title, text, path }: SearchPreviewProps) => {
  const translate = useTranslate()
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 2, maxInlineSize: 600 }}
      aria-label={translate('seo.preview')}
      role="group"
    >
      <Typography variant="caption" color="text.secondary" component="div" noWrap>
        <bdi>{[location.host, ...path].join(' › ')}</bdi>
      </Typography>
      <Typography color="primary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
        {cut(title, SHOWN_TITLE)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }} dir="auto">
        {text ? cut(text, SHOWN_TEXT) : translate('seo.empty')}
      </Typography>
    </Box>
  )
}
