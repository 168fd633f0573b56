import { Autocomplete, Stack, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { SYNONYMS, SYNONYMS_KEY, type Synonyms } from './search.ts'

interface WordsProps {
  label: string
  help: string
  words: string[]
  onChange: (words: string[]) => void
}

/** Each word is one of its own after Enter, and when the field is left. */
const Words = ({ label, help, words, onChange }: WordsProps) => (
  <Autocomplete
    multiple
    freeSolo
    autoSelect
    options={[]}
    value={words}
    onChange={(_, typed) => onChange(typed)}
    renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
  />
)

interface SynonymsDialogProps {
  /** without an id it is a new one */
  entry: Omit<Synonyms, 'id'> & { id?: number }
  onClose: () => void
}

/** Words that shoppers type, and what they mean. */
export const SynonymsDialog = ({ entry, onClose }: SynonymsDialogProps) => {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [isBusy, act] = useAct()
  const [{ words, means }, setTyped] = useState(entry)
  const isEnough = words.length >= (means.length > 0 ? 1 : 2)
  const save = async () => {
    const [path, method] = entry.id ? [`${SYNONYMS}/${entry.id}`, 'PUT'] : [SYNONYMS, 'POST']
    if (!(await act(() => call(path, { method: method as 'PUT' | 'POST', body: { words, means } })))) return
    await queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
    onClose()
  }
  return (
    <FormDialog
      title={translate(entry.id ? 'search.edit' : 'search.add')}
      isOpen
      onClose={onClose}
      action={translate('ra.action.save')}
      onAction={() => void save()}
      isBusy={isBusy}
      isOff={!isEnough}
    >
      <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
        <Words
          label={translate('search.words')}
          help={translate('search.words_help')}
          words={words}
          onChange={(given) => setTyped({ words: given, means })}
        />
        <Words
          label={translate('search.means')}
          help={translate('search.means_help')}
          words={means}
          onChange={(given) => setTyped({ words, means: given })}
        />
      </Stack>
    </FormDialog>
  )
}
