import PinnedIcon from '@mui/icons-material/PushPin'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Box, IconButton, LinearProgress, Skeleton, Stack, Tooltip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { type RuleProduct, type useRulePreview, useRuleProducts } from './search.ts'
import { useRuleForm } from './use-rule-form.ts'

const Found = ({ id, place, product }: { id: number; place: number; product: RuleProduct | undefined }) => {
  const translate = useTranslate()
  const { rule, put } = useRuleForm()
  const isPinned = rule.pinned.includes(id)
  const name = product?.name ?? ''
  const pin = translate(isPinned ? 'search.rules.unpin' : 'search.rules.pin', { name })
  const hide = translate('search.rules.hide', { name })
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ inlineSize: 20, flexShrink: 0 }}>
        {formatNumber(place)}
      </Typography>
      <Picture src={product?.images[0]?.src} size={40} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {product ? <bdi>{name}</bdi> : <Skeleton />}
      </Typography>
      <Stack direction="row" sx={{ flexShrink: 0, marginInlineEnd: -1 }}>
        <Tooltip title={pin} disableInteractive>
          <IconButton
            aria-label={pin}
            color={isPinned ? 'primary' : 'default'}
            onClick={() => put(id, isPinned ? null : 'pinned')}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            {isPinned ? <PinnedIcon fontSize="small" /> : <PinIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
        <Tooltip title={hide} disableInteractive>
          <IconButton
            aria-label={hide}
            onClick={() => put(id, 'hidden')}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            <HideIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  )
}

/** What shoppers find by the rule as it is written now: each result is pinned or hidden where it stands. */
export const RulePreview = ({ preview }: { preview: ReturnType<typeof useRulePreview> }) => {
  const translate = useTranslate()
  const { rule } = useRuleForm()
  const { data, error, refetch, isFetching } = preview
  const ids = data?.product_ids ?? []
  const { data: products } = useRuleProducts(ids)
  const hasQuery = rule.query.trim() !== ''
  return (
    <Section title={translate('search.rules.preview')}>
      <Box sx={{ blockSize: 4, marginBlockEnd: 1 }}>
        {isFetching && <LinearProgress aria-label={translate('ra.page.loading')} />}
      </Box>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      <Typography variant="body2" color="text.secondary" role="status">
        {!hasQuery || !data
          ? translate('search.rules.preview_empty')
          : data.total === 0
            ? translate('search.rules.preview_none')
            : translate('search.rules.preview_count', { count: formatNumber(data.total) })}
      </Typography>
      {hasQuery && (
        <Stack component="ol" sx={{ listStyle: 'none', padding: 0, marginBlock: 0.5 }}>
          {ids.map((id, at) => (
            <Found key={id} id={id} place={at + 1} product={products?.get(id)} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
