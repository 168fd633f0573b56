import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useCreate, useGetList, useInput, useNotify, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { mergeChoice } from '#admin/shared/merge-choice.ts'

interface Term {
  id: number
  name: string
  parent?: number
}

/** The name of a term with those it lies in, as `Clothes › Shirts`. */
const pathOf = (term: Term, byId: ReadonlyMap<number, Term>, depth = 0): string => {
  const parent = term.parent ? byId.get(term.parent) : undefined
  return parent && depth < 5 ? `${pathOf(parent, byId, depth + 1)} › ${term.name}` : term.name
}

interface TermInputProps {
  source: string
  reference: string
  /** what is not there yet is not made */
  isClosed?: boolean
}

/** Terms of a product, chosen by name; one that is not there yet is made where it is typed. */
export const TermInput = ({ source, reference, isClosed = false }: TermInputProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const { getValues } = useFormContext()
  const [typed, setTyped] = useState('')
  const [create] = useCreate()
  const { data = [], isPending } = useGetList<Term>(reference, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { search: typed },
  })
  const byId = new Map([...data, ...((field.value ?? []) as Term[])].map((term) => [term.id, term]))
  const choose = async (chosen: (Term | string)[]) => {
    const before = (field.value ?? []) as Term[]
    try {
      const terms = await Promise.all(
        chosen.map((one) =>
          typeof one === 'string'
            ? create(reference, { data: { name: one.trim() } }, { returnPromise: true })
            : one,
        ),
      )
      const made: Term[] = terms.map(({ id, name }) => ({ id, name }))
      field.onChange(mergeChoice(getValues(source) ?? [], before, made, ({ id }) => id))
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <Autocomplete
      multiple
      freeSolo={!isClosed}
      size="small"
      loading={isPending}
      options={data}
      value={(field.value ?? []) as Term[]}
      getOptionLabel={(term) => (typeof term === 'string' ? term : pathOf(term, byId))}
      getOptionKey={(term) => (typeof term === 'string' ? term : term.id)}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
      filterSelectedOptions
      onInputChange={(_, value) => setTyped(value)}
      onChange={(_, chosen) => void choose(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="dense"
          label={translate(`resources.products.fields.${source}`)}
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        />
      )}
    />
  )
}
