import { Autocomplete, Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { useLate } from '#admin/shared/use-late.ts'
import { type LinkGoal, type LinkKind, RESOURCE_OF, toGoal } from './link-kinds.ts'

interface GoalPickerProps {
  kind: LinkKind
  /** what is chosen, by its id or else its slug */
  value: { id?: number | undefined; slug?: string | undefined }
  onChange: (goal: LinkGoal) => void
  label: string
  error?: string | undefined
}

const FEW = { page: 1, perPage: 20 }
const PUBLISHED = new Set<LinkKind>(['product', 'post', 'page'])

/** What is chosen already, by its name. */
const useChosen = (kind: LinkKind, { id, slug }: GoalPickerProps['value']): LinkGoal | null => {
  const filter = id ? { include: [id] } : { slug }
  const { data } = useGetList(
    RESOURCE_OF[kind],
    { pagination: { page: 1, perPage: 1 }, filter },
    { enabled: Boolean(id || slug), retry: false },
  )
  const found = data?.[0]
  if (found) return toGoal(found)
  return id || slug ? { id: id ?? 0, slug: slug ?? '', name: slug || `#${id}` } : null
}

/** Finds a product, category, post or page by its name. */
export const GoalPicker = ({ kind, value, onChange, label, error }: GoalPickerProps) => {
  const chosen = useChosen(kind, value)
  const [typed, setTyped] = useState('')
  const search = useLate(typed === chosen?.name ? '' : typed.trim())
  const { data = [], isFetching } = useGetList(RESOURCE_OF[kind], {
    pagination: FEW,
    filter: { ...(search && { search }), ...(PUBLISHED.has(kind) && { status: 'publish' }) },
  })
  const pictures = new Map(
    data.map((record) => [Number(record.id), record.images?.[0]?.src ?? record.image?.src] as const),
  )
  return (
    <Autocomplete
      size="small"
      options={data.map(toGoal)}
      value={chosen}
      loading={isFetching}
      filterOptions={(options) => options}
      isOptionEqualToValue={(one, other) => one.id === other.id || one.slug === other.slug}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, goal) => goal && onChange(goal)}
      disableClearable={chosen !== null}
      renderOption={({ key, ...props }, goal) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5, minHeight: 44 }}>
          {(kind === 'product' || kind === 'category') && <Picture src={pictures.get(goal.id)} size={32} />}
          <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {goal.name}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error} />
      )}
    />
  )
}
