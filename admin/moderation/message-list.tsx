import TrashIcon from '@mui/icons-material/DeleteOutlined'
import ReadIcon from '@mui/icons-material/DraftsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Button, Card, Stack, Typography } from '@mui/material'
import {
  DeleteWithConfirmButton,
  List,
  Pagination,
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'

const MessageCard = ({ message }: { message: RaRecord }) => {
  const translate = useTranslate()
  const [update] = useUpdate()
  const { id, name, email, phone, message: text, read, date_gmt: date } = message
  const mark = () =>
    update(
      'contact-messages',
      { id, data: { read: !read }, previousData: message, meta: { over: true } },
      { mutationMode: 'undoable' },
    )
  return (
    <RecordContextProvider value={message}>
      <Card
        component="li"
        sx={{ padding: 2, borderInlineStart: read ? undefined : '4px solid var(--color-primary)' }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography component="h2" variant="h6">
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <Moment value={date} isGmt />
          </Typography>
        </Stack>
        <Typography dir="auto" sx={{ marginBlock: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
          {email && (
            <Button size="small" href={`mailto:${email}`} startIcon={<ReplyIcon />} sx={{ minHeight: 44 }}>
              <bdi>{email}</bdi>
            </Button>
          )}
          {phone && (
            <Button size="small" href={`tel:${phone}`} startIcon={<PhoneIcon />} sx={{ minHeight: 44 }}>
              <bdi>{phone}</bdi>
            </Button>
          )}
          <Button size="small" color="inherit" startIcon={<ReadIcon />} onClick={mark} sx={{ minHeight: 44 }}>
            {translate(read ? 'moderation.mark_unread' : 'moderation.mark_read')}
          </Button>
          <DeleteWithConfirmButton icon={<TrashIcon />} redirect={false} sx={{ minHeight: 44 }} />
        </Stack>
      </Card>
    </RecordContextProvider>
  )
}

const Cards = () => {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext()
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('moderation.no_messages')}
      </Typography>
    )
  }
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5 }}>
      {data.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </Stack>
  )
}

/** What visitors wrote to the shop. */
const MessageList = () => (
  <List
    component="div"
    actions={false}
    exporter={false}
    empty={false}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50]} />}
    sx={{ maxWidth: 820 }}
  >
    <Cards />
  </List>
)

export default MessageList
