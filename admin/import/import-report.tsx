import { Alert, Box, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Count, NumberName } from '#admin/shared/fields/number-text.tsx'
import { type ImportNote, isRunning, type ProductImport } from './product-import.ts'

const Figure = ({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) => {
  const translate = useTranslate()
  return (
    <Card variant="outlined" sx={{ flex: '1 1 110px', padding: 1.5 }}>
      <Typography variant="h2" component="p" color={isBad && value > 0 ? 'error' : undefined}>
        <Count value={value} />
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate(`products.csv.${label}`)}
      </Typography>
    </Card>
  )
}

const Note = ({ note }: { note: ImportNote }) => {
  const translate = useTranslate()
  const isWrong = note.action === 'fail' || note.outcome === 'failed'
  return (
    <Alert component="li" severity={isWrong ? 'error' : 'info'} sx={{ listStyle: 'none' }}>
      <strong>
        {translate('products.csv.row')} <NumberName>{note.row}</NumberName>
        {note.item && (
          <>
            {' · '}
            <bdi>{note.item}</bdi>
          </>
        )}
      </strong>
      {note.message && (
        <Box component="div" dir="auto">
          {note.message}
        </Box>
      )}
    </Alert>
  )
}

const Progress = ({ progress }: Pick<ProductImport, 'progress'>) => {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>{translate('products.csv.running')}</Typography>
      <LinearProgress
        variant="determinate"
        value={progress.percentage}
        aria-label={translate('products.csv.status.running')}
        sx={{ blockSize: 10, borderRadius: 5 }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('products.csv.progress', { done: progress.done, total: progress.rows })}
      </Typography>
    </Stack>
  )
}

/** What an import would do, how far it is, or what it did; and what is to be said of single rows. */
export const ImportReport = ({ one }: { one: ProductImport }) => {
  const translate = useTranslate()
  const { status, preview, result, messages, messages_total } = one
  const isPreview = status === 'ready'
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          {isRunning(one) && <Progress progress={one.progress} />}
          <Typography component="h2" variant="h6">
            {translate(isPreview ? 'products.csv.preview' : 'products.csv.result')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Figure label="create" value={isPreview ? preview.create : result.imported} />
            {!isPreview && <Figure label="variations" value={result.imported_variations} />}
            <Figure label="update" value={isPreview ? preview.update : result.updated} />
            <Figure label="skip" value={isPreview ? preview.skip : result.skipped} />
            <Figure label="fail" value={isPreview ? preview.fail : result.failed} isBad />
          </Stack>
          {messages.length > 0 && (
            <>
              <Typography component="h2" variant="h6">
                {translate('products.csv.messages')}
              </Typography>
              <Stack component="ul" sx={{ gap: 1, padding: 0, margin: 0 }}>
                {messages.map((note) => (
                  <Note key={`${note.row}-${note.code}-${note.message}`} note={note} />
                ))}
              </Stack>
              {messages_total > messages.length && (
                <Typography variant="caption" color="text.secondary">
                  {translate('products.csv.more_messages', {
                    count: messages.length,
                    total: messages_total,
                  })}
                </Typography>
              )}
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}
