import { MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PartProps } from '../field-props.ts'
import { GoalPicker } from './goal-picker.tsx'
import { type LinkGoal, type LinkKind, pathTo, readPath } from './link-kinds.ts'

/** Where a banner leads, as the setting has it. */
type Target =
  | { kind: 'category'; id: number; slug: string }
  | { kind: 'product' | 'post'; slug: string }
  | { kind: 'on_sale' }
  | { kind: 'url'; url: string }

/** As the form has it: a page is an address to the shop, and a kind of its own to who chooses. */
const KINDS = ['product', 'category', 'on_sale', 'post', 'page', 'url'] as const
type Kind = (typeof KINDS)[number]

const isPage = (target: Target): boolean => target.kind === 'url' && readPath(target.url)?.kind === 'page'

const kindOf = (target: Target): Kind => (isPage(target) ? 'page' : target.kind)

const toTarget = (kind: LinkKind, goal: LinkGoal): Target => {
  if (kind === 'page') return { kind: 'url', url: pathTo('page', goal) }
  return kind === 'category' ? { kind, id: goal.id, slug: goal.slug } : { kind, slug: goal.slug }
}

const emptyTarget = (kind: Kind): Target => {
  switch (kind) {
    case 'category':
      return { kind, id: 0, slug: '' }
    case 'product':
    case 'post':
      return { kind, slug: '' }
    case 'on_sale':
      return { kind }
    default:
      return { kind: 'url', url: '' }
  }
}

const chosenOf = (target: Target): { id?: number | undefined; slug?: string | undefined } => {
  if (target.kind === 'url') return readPath(target.url) ?? {}
  return target.kind === 'on_sale' ? {} : target
}

/** Where a banner leads: to something of the shop, found by its name, or to an address. */
export const TargetPart = ({ field, value, onChange, path, problems, locale }: PartProps) => {
  const translate = useTranslate()
  const target = (value ?? emptyTarget('url')) as Target
  const [isPageWanted, wantPage] = useState(isPage(target))
  const kind = target.kind === 'url' && isPageWanted ? 'page' : kindOf(target)
  const problem = ['slug', 'id', 'url', 'kind'].map((name) => problems[`${path}.${name}`]).find(Boolean)
  const choose = (next: Kind) => {
    wantPage(next === 'page')
    onChange(emptyTarget(next))
  }
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label={field.label[locale]}
        value={kind}
        onChange={({ target: { value: next } }) => choose(next as Kind)}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
            {translate(`look.links.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'url' && target.kind === 'url' && (
        <TextField
          size="small"
          fullWidth
          label={translate('look.links.address')}
          value={target.url}
          onChange={({ target: { value: url } }) => onChange({ kind: 'url', url })}
          error={problem !== undefined}
          helperText={problem ?? translate('look.links.address_help')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
      {kind !== 'url' && kind !== 'on_sale' && (
        <GoalPicker
          key={kind}
          kind={kind}
          value={chosenOf(target)}
          onChange={(goal) => onChange(toTarget(kind, goal))}
          label={translate(`look.links.${kind}`)}
          error={problem}
        />
      )}
    </Stack>
  )
}
