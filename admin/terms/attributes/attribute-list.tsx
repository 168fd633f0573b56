import { Box, Card, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { Link, List, ListNoResults, useListContext, useTranslate } from 'react-admin'
import { digits } from '#app/ui/digits.ts'
import type { Attribute } from './attribute.ts'
import { Swatch } from './swatch.tsx'
import { useTerms } from './use-terms.ts'

const SHOWN = 12

const Values = ({ attribute }: { attribute: Attribute }) => {
  const translate = useTranslate()
  const { terms, isPending } = useTerms(attribute.id)
  if (isPending) return <Skeleton width={220} height={32} />
  if (terms.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('terms.no_values')}
      </Typography>
    )
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {terms.slice(0, SHOWN).map((term) => (
        <Chip
          key={term.id}
          size="small"
          variant="outlined"
          icon={attribute.type === 'color' ? <Swatch term={term} size={16} /> : undefined}
          label={<bdi>{term.name}</bdi>}
        />
      ))}
      {terms.length > SHOWN && (
        <Typography variant="caption" color="text.secondary">
          {digits(`+${terms.length - SHOWN}`)}
        </Typography>
      )}
    </Stack>
  )
}

const Cards = () => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<Attribute>()
  if (!isPending && data.length === 0) return <ListNoResults />
  return (
    <Stack component="ul" sx={{ listStyle: 'none', gap: 1.5, padding: 0, marginBlock: 1.5 }}>
      {data.map((attribute) => (
        <Card key={attribute.id} component="li" sx={{ padding: 2 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', marginBlockEnd: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                to={`/attributes/${attribute.id}`}
                sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                <bdi>{attribute.name}</bdi>
              </Link>
            </Box>
            <Typography variant="caption" color="text.secondary">
              {translate(`terms.type.${attribute.type}`)}
            </Typography>
          </Stack>
          <Values attribute={attribute} />
        </Card>
      ))}
    </Stack>
  )
}

/** What products are told apart by, with their values. */
const AttributeList = () => (
  <List exporter={false} pagination={false} perPage={100} component="div" sx={{ maxWidth: 820 }}>
    <Cards />
  </List>
)

export default AttributeList
