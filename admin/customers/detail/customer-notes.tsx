import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import type { CustomerDesk } from '#store-api/contract/office.ts'

/** What those who run the shop note about a customer. */
export const CustomerNotes = ({ desk }: { desk: CustomerDesk }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState<number | null>(null)
  const path = `ghab/v1/customers/${desk.id}/notes`
  const add = async () => {
    if (await act((key) => call(path, { method: 'POST', body: { note }, key }))) setNote('')
  }
  const remove = () => {
    act(() => call(`${path}/${asked}`, { method: 'DELETE' }))
    setAsked(null)
  }
  return (
    <Section title={translate('customers.notes.title')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-end' }}>
        <TextField
          label={translate('orders.notes.new')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={2}
          helperText={translate('customers.notes.help')}
        />
        <Button
          variant="outlined"
          onClick={add}
          disabled={isBusy || note.trim() === ''}
          sx={{ minHeight: 44 }}
        >
          {translate('ra.action.add')}
        </Button>
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {desk.notes.map(({ id, note: text, author, date_gmt }) => (
          <Stack component="li" key={id} direction="row" sx={{ gap: 1, paddingBlock: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
                {text}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                <Moment value={date_gmt} isGmt />
                {author && ` · ${author}`}
              </Typography>
            </Box>
            <IconButton
              aria-label={translate('orders.notes.delete')}
              onClick={() => setAsked(id)}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
      </Box>
      <Confirm
        isOpen={asked !== null}
        title="orders.notes.delete"
        content="ra.message.are_you_sure"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </Section>
  )
}
