import AddIcon from '@mui/icons-material/Add'
import { Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Sorting } from '#admin/shared/drag-and-drop.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Attribute } from './attribute.ts'
import { TermRow } from './term-row.tsx'
import { useTerms } from './use-terms.ts'

const AddTerm = ({ add }: { add: (name: string) => Promise<void> }) => {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    setBusy(true)
    try {
      await add(name.trim())
      setName('')
      setError('')
    } catch (refused) {
      setError((refused as Error).message)
    }
    setBusy(false)
  }
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={submit}
      sx={{ gap: 1, alignItems: 'flex-start', marginBlockStart: 1 }}
    >
      <TextField
        label={translate('terms.new_value')}
        value={name}
        error={error !== ''}
        helperText={error && translate(error, { _: error })}
        onChange={(event) => setName(event.target.value)}
        margin="none"
      />
      <Button
        type="submit"
        variant="outlined"
        loading={isBusy}
        startIcon={<AddIcon />}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        {translate('terms.add_value')}
      </Button>
    </Stack>
  )
}

/** The values of an attribute: put in order, given swatches, added and deleted; each is saved at once. */
export const TermsPanel = ({ attribute }: { attribute: Attribute }) => {
  const translate = useTranslate()
  const { terms, move, add, remove, isPending, error, refetch } = useTerms(attribute.id)
  const hint = attribute.order_by === 'menu_order' ? 'terms.values_hint' : 'terms.values_sorted'
  return (
    <Section title={translate('terms.values')}>
      <Typography variant="body2" color="text.secondary">
        {translate(hint)}
      </Typography>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={160} />}
      <Sorting onMove={(from, to) => void move(from, to)}>
        <Stack component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
          {terms.map((term, index) => (
            <TermRow key={term.id} {...{ attribute, term, index, move, remove }} count={terms.length} />
          ))}
        </Stack>
      </Sorting>
      <AddTerm add={add} />
    </Section>
  )
}
