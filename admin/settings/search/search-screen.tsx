import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Button, IconButton, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Section } from '#admin/shared/section.tsx'
import { useNotifyDone } from '#admin/shared/undo.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { Report } from './report.tsx'
import { RuleList } from './rule-list.tsx'
import { SYNONYMS, SYNONYMS_KEY, type Synonyms, useSynonyms } from './search.ts'
import { SynonymsDialog } from './synonyms-dialog.tsx'

const ROW = {
  alignItems: 'center',
  gap: 0.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  minHeight: 52,
} as const
const LIST = { listStyle: 'none', padding: 0, margin: 0 } as const

const useDelete = () => {
  const notify = useNotify()
  const done = useNotifyDone()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: SYNONYMS_KEY })
  return async ({ id, words, means }: Synonyms) => {
    try {
      await call(`${SYNONYMS}/${id}`, { method: 'DELETE' })
      done({
        message: 'search.deleted',
        undo: async () => {
          await call(SYNONYMS, { method: 'POST', body: { words, means } })
          await refresh()
        },
      })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    await refresh()
  }
}

const Entry = ({ entry, onEdit }: { entry: Synonyms; onEdit: () => void }) => {
  const translate = useTranslate()
  const remove = useDelete()
  const words = entry.words.join(translate('search.between'))
  return (
    <Stack component="li" direction="row" sx={ROW}>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words}
        {entry.means.length > 0 &&
          translate('search.arrow', { means: entry.means.join(translate('search.between')) })}
      </Typography>
      <IconButton aria-label={`${translate('ra.action.edit')}: ${words}`} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={`${translate('ra.action.delete')}: ${words}`}
        onClick={() => void remove(entry)}
      >
        <DeleteIcon />
      </IconButton>
    </Stack>
  )
}

/** What shoppers search for, which words find the same, and what comes first or not at all. */
const SearchScreen = () => {
  const translate = useTranslate()
  const query = useSynonyms()
  const [opened, setOpened] = useState<(Omit<Synonyms, 'id'> & { id?: number }) | null>(null)
  return (
    <SettingsPage title={translate('settings.places.search.title')} query={query}>
      {(entries) => (
        <>
          <Section
            title={translate('search.synonyms')}
            action={
              <Button
                variant="contained"
                startIcon={<AddIcon />}
                onClick={() => setOpened({ words: [], means: [] })}
                sx={{ minHeight: 44 }}
              >
                {translate('search.add')}
              </Button>
            }
          >
            <Typography variant="body2" color="text.secondary">
              {translate('search.synonyms_text')}
            </Typography>
            <Stack component="ul" sx={LIST}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} onEdit={() => setOpened(entry)} />
              ))}
            </Stack>
          </Section>
          <RuleList />
          <Report onExplain={(text) => setOpened({ words: [text], means: [] })} />
          {opened && <SynonymsDialog entry={opened} onClose={() => setOpened(null)} />}
        </>
      )}
    </SettingsPage>
  )
}

export default SearchScreen
