import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { ToggleChoice } from '#admin/shared/inputs/toggle-choice.tsx'
import { Section } from '#admin/shared/section.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { RULES_SCREEN, type Searched, SHOWN, type Shown, useReport } from './search.ts'

const SearchedRow = ({ searched, onExplain }: { searched: Searched; onExplain: () => void }) => {
  const translate = useTranslate()
  const { text, searches, clicks } = searched
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        columnGap: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        minHeight: 56,
        paddingBlock: 0.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('search.counts', { searches: formatNumber(searches), clicks: formatNumber(clicks) })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 0.5, marginInlineStart: -1 }}>
        <Button
          onClick={onExplain}
          aria-label={`${translate('search.explain')}: ${text}`}
          sx={{ minHeight: 44 }}
        >
          {translate('search.explain')}
        </Button>
        <Button
          component={LinkBase}
          to={`${RULES_SCREEN}/create?${new URLSearchParams({ query: text })}`}
          aria-label={`${translate('search.rules.choose')}: ${text}`}
          sx={{ minHeight: 44 }}
        >
          {translate('search.rules.choose')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** What shoppers searched for, with a way from each to words that mean the same and to a rule. */
export const Report = ({ onExplain }: { onExplain: (text: string) => void }) => {
  const translate = useTranslate()
  const [show, setShow] = useState<Shown>('nothing')
  const { data = [], isPending } = useReport(show)
  return (
    <Section title={translate('search.report')}>
      <ToggleChoice
        label={translate('search.report')}
        value={show}
        choices={SHOWN.map((id) => ({ id, name: translate(`search.show.${id}`) }))}
        onChoose={setShow}
      />
      {!isPending && data.length === 0 && (
        <Typography color="text.secondary" sx={{ paddingBlock: 2 }}>
          {translate('search.none')}
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map((searched) => (
          <SearchedRow key={searched.query} searched={searched} onExplain={() => onExplain(searched.text)} />
        ))}
      </Stack>
    </Section>
  )
}
