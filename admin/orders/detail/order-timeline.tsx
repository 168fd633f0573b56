import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { copyLatinDigits, withDigits } from '#admin/shared/fields/number-text.tsx'
import { Section } from '#admin/shared/section.tsx'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { useAct } from '#admin/shared/use-act.ts'
import type { Order } from '../order.ts'

interface Note {
  id: number
  author: string
  date_created_gmt: string
  note: string
  customer_note: boolean
}

const NewNote = ({ path }: { path: string }) => {
  const translate = useTranslate()
  const [isBusy, act] = useAct()
  const [note, setNote] = useState('')
  const [isForCustomer, setIsForCustomer] = useState(false)
  const add = async () => {
    const body = { note, customer_note: isForCustomer, added_by_user: true }
    if (await act((key) => call(path, { method: 'POST', body, key }))) setNote('')
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={translate('orders.notes.new')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        fullWidth
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={isForCustomer} onChange={(_, on) => setIsForCustomer(on)} />}
          label={translate('orders.notes.to_customer')}
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
    </Stack>
  )
}

/** What the store wrote by itself. */
const isOwn = ({ author }: Note): boolean => author === 'WooCommerce'

const NoteRow = ({ note, path }: { note: Note; path: string }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [, act] = useAct()
  const [isAsking, setIsAsking] = useState(false)
  const text = textOfHtml(note.note)
  const remove = () => {
    setIsAsking(false)
    act(() => call(`${path}/${note.id}`, { method: 'DELETE', query: { force: true } }))
  }
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, paddingBlock: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          dir="auto"
          onCopy={isOwn(note) ? copyLatinDigits : undefined}
        >
          {isOwn(note) ? withDigits(text) : text}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {note.customer_note ? `${translate('orders.notes.to_customer')} · ` : ''}
          <Moment value={note.date_created_gmt} isGmt />
          {isOwn(note) ? '' : ` · ${note.author}`}
        </Typography>
      </Box>
      {permitted({ needs: 'delete_shop_orders' }) && (
        <IconButton
          aria-label={translate('orders.notes.delete')}
          onClick={() => setIsAsking(true)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <DeleteIcon />
        </IconButton>
      )}
      <Confirm
        isOpen={isAsking}
        title="orders.notes.delete"
        content="ra.message.are_you_sure"
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  )
}

/** What happened with the order, and what was written about it. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const path = `wc/v3/orders/${order.id}/notes`
  const { data = [] } = useQuery({
    queryKey: ['orders', order.id, 'notes'],
    queryFn: async () => (await call<Note[]>(path)).json,
  })
  return (
    <Section title={translate('orders.notes.title')}>
      <NewNote path={path} />
      <Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1.5 }}>
        {data.map((note) => (
          <NoteRow key={note.id} note={note} path={path} />
        ))}
      </Box>
    </Section>
  )
}
