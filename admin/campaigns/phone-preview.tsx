import PictureIcon from '@mui/icons-material/StorefrontOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import type { Locale } from '#common/locale.ts'
import type { Channel } from './campaign.ts'

interface PhonePreviewProps {
  channel: Channel
  isCard: boolean
  code: string
  title: string
  text: string
  /** whom it is written to, for `{name}` */
  name: string
  language: Locale
}

const Bubble = ({ children }: { children: string }) => (
  <Box
    sx={{
      padding: 1.5,
      borderRadius: '16px',
      backgroundColor: 'var(--color-surface-container-high)',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
)

/** A message as it will look on a phone, with what stands in braces filled in. */
export const PhonePreview = ({ channel, isCard, code, title, text, name, language }: PhonePreviewProps) => {
  const translate = useTranslate()
  const { siteName } = useBoot()
  const filled = (words: string) => words.replaceAll('{name}', name).replaceAll('{shop}', siteName)
  const heading = filled(title) || '…'
  const body = filled(text) || '…'
  return (
    <Box
      role="img"
      aria-label={`${translate('campaigns.preview')}: ${heading}. ${body}`}
      lang={language}
      dir={language === 'fa' ? 'rtl' : 'ltr'}
      sx={{
        inlineSize: '100%',
        maxInlineSize: 320,
        marginInline: 'auto',
        border: '6px solid var(--color-outline-variant)',
        borderRadius: '32px',
        backgroundColor: 'var(--color-surface-container-low)',
        padding: 1.5,
        paddingBlockStart: 3,
        minBlockSize: 340,
      }}
    >
      {channel === 'sms' ? (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="caption" align="center" color="text.secondary">
            {siteName}
          </Typography>
          <Bubble>{`${siteName}\n${body}`}</Bubble>
        </Stack>
      ) : (
        <Stack
          sx={{
            gap: 0.5,
            padding: 1.5,
            borderRadius: '16px',
            backgroundColor: 'var(--color-surface-container-lowest)',
            border: '1px solid var(--color-outline-variant)',
          }}
        >
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary' }}>
            <PictureIcon fontSize="small" />
            <Typography variant="caption">{siteName}</Typography>
          </Stack>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{heading}</Typography>
          <Typography
            variant="body2"
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              // a phone shows a few lines of a notification
              ...(channel === 'push' && {
                display: '-webkit-box',
                WebkitLineClamp: 4,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }),
            }}
          >
            {body}
          </Typography>
          {isCard ? (
            <Box
              sx={{
                marginBlockStart: 1,
                padding: 2,
                borderRadius: '10px',
                textAlign: 'center',
                backgroundColor: 'var(--color-primary)',
                color: 'var(--color-on-primary)',
              }}
            >
              {translate('campaigns.scratch_here')}
            </Box>
          ) : (
            code &&
            channel !== 'push' && (
              <Typography
                component="bdi"
                sx={{
                  marginBlockStart: 1,
                  paddingBlock: 0.5,
                  border: '1px dashed var(--color-outline)',
                  borderRadius: '10px',
                  textAlign: 'center',
                  fontWeight: 700,
                }}
              >
                {code}
              </Typography>
            )
          )}
        </Stack>
      )}
    </Box>
  )
}
