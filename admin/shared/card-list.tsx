import { Card, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { List, type ListProps, Pagination, type RaRecord, useListContext, useTranslate } from 'react-admin'

interface ListedCardProps {
  title: ReactNode
  /** `ltr` for a title that is a name of programs */
  dir?: 'ltr'
  date: ReactNode
  /** has not been looked at yet */
  isNew?: boolean
  children: ReactNode
}

/** One of a list: what it is called, of when it is, and all else below. */
export const ListedCard = ({ title, dir, date, isNew = false, children }: ListedCardProps) => (
  <Card
    component="li"
    sx={{ padding: 2, borderInlineStart: isNew ? '4px solid var(--color-primary)' : undefined }}
  >
    <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography component="h2" variant="h6" dir={dir}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {date}
      </Typography>
    </Stack>
    {children}
  </Card>
)

const Cards = ({ none, card }: Pick<CardListProps, 'none' | 'card'>) => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext()
  if (!isPending && data.length === 0) {
    return (
      <Card sx={{ paddingInline: 2, paddingBlock: 6, marginBlock: 1.5 }}>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          {translate(none)}
        </Typography>
      </Card>
    )
  }
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
      {data.map(card)}
    </Stack>
  )
}

interface CardListProps extends Pick<ListProps, 'sort' | 'filterDefaultValues' | 'filters' | 'actions'> {
  /** key of what is said where there is nothing */
  none: string
  /** draws one, with a `key` */
  card: (record: RaRecord) => ReactNode
  /** above the cards, as tabs */
  children?: ReactNode
}

/** A list of cards, for what is read rather than compared; the same on a phone and on a desktop. */
export const CardList = ({ none, card, actions = false, children, ...props }: CardListProps) => (
  <List
    {...props}
    component="div"
    actions={actions}
    exporter={false}
    empty={false}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    sx={{ maxWidth: 820 }}
  >
    {children}
    <Cards none={none} card={card} />
  </List>
)
