import CheckIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, Chip, LinearProgress, ListItemButton, List as MuiList, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { SetupChecklist } from '#store-api/contract/setup.ts'
import { useChecklist } from './use-overview.ts'

type Item = SetupChecklist['items'][number]

/** The screens that show one setting of many. */
const SHOWS_ONE = new Set(['look', 'settings/policies'])

/** The screens that stand at another address than the store calls them. */
const ADDRESSES: Record<string, string> = {
  'settings/general': 'settings/options/general',
  'settings/shipping': 'settings/delivery',
}

const placeOf = ({ where: { screen, setting } }: Item): string => {
  const address = `/${ADDRESSES[screen] ?? screen}`
  return setting && SHOWS_ONE.has(screen) ? `${address}?${new URLSearchParams({ setting })}` : address
}

const Point = ({ item }: { item: Item }) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  return (
    <li>
      <ListItemButton
        component={LinkBase}
        to={placeOf(item)}
        sx={{ gap: 1.5, paddingInline: 1, borderRadius: 2, minHeight: 48 }}
      >
        {item.done ? <CheckIcon color="success" /> : <OpenIcon color="disabled" />}
        <Typography sx={{ flexGrow: 1 }}>{item.label[locale]}</Typography>
        {item.required && <Chip size="small" label={translate('overview.required')} />}
      </ListItemButton>
    </li>
  )
}

/** What a shop lacks, while it does: above all else what it cannot sell without (`required`), below it what would be nice. */
export const Checklist = ({ required }: { required: boolean }) => {
  const translate = useTranslate()
  const { data } = useChecklist()
  if (!data || data.ready === required) return null
  const missing = data.items.filter(({ done }) => !done)
  if (missing.length === 0) return null
  const done = data.items.length - missing.length
  return (
    <Section
      title={translate(data.ready ? 'overview.nice_to_have' : 'overview.before_opening')}
      action={
        !data.ready && (
          <Button component={LinkBase} to="/setup" variant="contained" sx={{ minHeight: 44 }}>
            {translate('overview.go_on')}
          </Button>
        )
      }
    >
      <Box sx={{ marginBlockEnd: 1 }}>
        <LinearProgress
          variant="determinate"
          value={(done / data.items.length) * 100}
          aria-label={translate('overview.progress')}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography variant="caption" color="text.secondary">
          {translate('overview.progress_text', { done, all: data.items.length })}
        </Typography>
      </Box>
      <MuiList
        disablePadding
        sx={{
          marginInline: -1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {missing.map((item) => (
          <Point key={item.key} item={item} />
        ))}
      </MuiList>
    </Section>
  )
}
