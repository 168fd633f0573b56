import TrashIcon from '@mui/icons-material/DeleteOutlined'
import ReadIcon from '@mui/icons-material/DraftsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { DeleteWithConfirmButton, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { telHref } from '#common/phone.ts'

const MessageCard = ({ message }: { message: RaRecord }) => {
  const translate = useTranslate()
  const { set } = useChange('contact-messages')
  const { name, email, phone, message: text, read, date_gmt: date } = message
  return (
    <RecordContextProvider value={message}>
      <ListedCard title={<bdi>{name}</bdi>} date={<Moment value={date} isGmt />} isNew={!read}>
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
            <Button size="small" href={telHref(phone)} startIcon={<PhoneIcon />} sx={{ minHeight: 44 }}>
              <bdi>{phone}</bdi>
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            startIcon={<ReadIcon />}
            onClick={() => void set([message], { read: !read })}
            sx={{ minHeight: 44 }}
          >
            {translate(read ? 'moderation.mark_unread' : 'moderation.mark_read')}
          </Button>
          <DeleteWithConfirmButton icon={<TrashIcon />} redirect={false} sx={{ minHeight: 44 }} />
        </Stack>
      </ListedCard>
    </RecordContextProvider>
  )
}

/** What visitors wrote to the shop. */
const MessageList = () => (
  <CardList
    none="moderation.no_messages"
    card={(message) => <MessageCard key={message.id} message={message} />}
  />
)

export default MessageList
