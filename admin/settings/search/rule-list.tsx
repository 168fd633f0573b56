import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, ButtonBase, IconButton, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useGetList, useTranslate } from 'react-admin'
import { piecesOf } from '#admin/api/batch.ts'
import { WHOLE_LIST } from '#admin/api/whole-list.ts'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { RULES_SCREEN, type Rule, useRuleProducts } from './search.ts'
import { useDeleteRule } from './use-delete-rule.ts'

const AT_ONCE = 20
const PICTURES = 3

const useCounts = () => {
  const translate = useTranslate()
  return ({ pinned, hidden }: Rule): string =>
    [
      pinned.length > 0 && translate('search.rules.count_pinned', { count: formatNumber(pinned.length) }),
      hidden.length > 0 && translate('search.rules.count_hidden', { count: formatNumber(hidden.length) }),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** So many rules, with the pictures of what they put first. */
const Rules = ({ rules }: { rules: Rule[] }) => {
  const translate = useTranslate()
  const countsOf = useCounts()
  const remove = useDeleteRule()
  const { data: products } = useRuleProducts([
    ...new Set(rules.flatMap(({ pinned }) => pinned.slice(0, PICTURES))),
  ])
  return rules.map((rule) => (
    <Stack
      key={rule.id}
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, borderBlockEnd: '1px solid', borderColor: 'divider' }}
    >
      <ButtonBase
        component={LinkBase}
        to={`${RULES_SCREEN}/${rule.id}`}
        sx={{ flex: 1, minWidth: 0, minHeight: 56, gap: 1.5, paddingBlock: 0.75, borderRadius: 1 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, textAlign: 'start' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{rule.query}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {countsOf(rule)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 0.5 }}>
          {rule.pinned.slice(0, PICTURES).map((id) => {
            const product = products?.get(id)
            return product && <Picture key={id} src={product.images[0]?.src} alt={product.name} size={36} />
          })}
        </Stack>
      </ButtonBase>
      <IconButton
        aria-label={`${translate('ra.action.delete')}: ${rule.query}`}
        onClick={() => void remove(rule)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <DeleteIcon />
      </IconButton>
    </Stack>
  ))
}

/** The rules of the search, the newest first. */
export const RuleList = () => {
  const translate = useTranslate()
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<Rule>('search-rules', {
    pagination: WHOLE_LIST,
  })
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const fitting = data.filter(({ query }) => query.includes(typed.trim())).toReversed()
  return (
    <Section
      title={translate('search.rules.title')}
      action={
        <Button
          component={LinkBase}
          to={`${RULES_SCREEN}/create`}
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ minHeight: 44 }}
        >
          {translate('search.rules.add')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {translate('search.rules.text')}
      </Typography>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={112} sx={{ marginBlockStart: 1 }} />}
      {data.length > AT_ONCE && (
        <TextField
          type="search"
          label={translate('search.rules.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {piecesOf(fitting.slice(0, shown), AT_ONCE).map((rules) => (
          <Rules key={rules[0]?.id} rules={rules} />
        ))}
      </Stack>
      {fitting.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)} sx={{ minHeight: 44, marginBlockStart: 1 }}>
          {translate('search.rules.more')}
        </Button>
      )}
    </Section>
  )
}
