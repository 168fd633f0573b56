import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, LinkBase, type RaRecord, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { formatNumber } from '#app/ui/digits.ts'

const Cards = ({ cards }: { cards: RaRecord }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [isBusy, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  const { code, title, text, given, scratched, date_gmt: date } = cards
  const left = given - scratched
  const takeBack = () => {
    setAsking(false)
    const path = `ghab/v1/scratch-cards/${encodeURIComponent(code)}`
    act(() => call(path, { method: 'DELETE' }), 'campaigns.cards.taken_back')
  }
  return (
    <ListedCard title={<bdi>{title}</bdi>} date={<Moment value={date} isGmt />}>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
        {translate('campaigns.fields.code')}: <bdi>{code}</bdi>
        {' · '}
        {translate('campaigns.cards.scratched', {
          given: formatNumber(given),
          scratched: formatNumber(scratched),
        })}
      </Typography>
      {left > 0 && permitted({ needs: 'manage_woocommerce' }) && (
        <Button
          color="error"
          disabled={isBusy}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44, marginBlockStart: 0.5 }}
        >
          {translate('campaigns.cards.take_back')}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title="campaigns.cards.take_back"
        content={translate('campaigns.cards.take_back_text', {
          smart_count: left,
          shown: formatNumber(left),
        })}
        onConfirm={takeBack}
        onClose={() => setAsking(false)}
      />
    </ListedCard>
  )
}

/** Scratch cards that were given out, by coupon. */
const ScratchCards = () => {
  const translate = useTranslate()
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', maxWidth: 820 }}>
        <Button
          component={LinkBase}
          to="/campaigns/create?kind=scratch"
          variant="contained"
          sx={{ minHeight: 44 }}
        >
          {translate('campaigns.cards.new')}
        </Button>
      </Stack>
      <CardList none="campaigns.cards.none" card={(cards) => <Cards key={cards.id} cards={cards} />} />
    </Box>
  )
}

export default ScratchCards
