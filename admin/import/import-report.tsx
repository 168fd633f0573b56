import { Alert, Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { Figure } from '#admin/shared/figure.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WorkProgress } from '#admin/shared/work-progress.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { type ImportNote, isRunning, type ProductImport } from './product-import.ts'

const Note = ({ note }: { note: ImportNote }) => {
  const translate = useTranslate()
  const isWrong = note.action === 'fail' || note.outcome === 'failed'
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Alert role="note" severity={isWrong ? 'error' : 'info'}>
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
    </Box>
  )
}

/** What an import would do, how far it is, or what it did; and what is to be said of single rows. */
export const ImportReport = ({ one }: { one: ProductImport }) => {
  const translate = useTranslate()
  const { status, preview, result, messages, messages_total } = one
  const isPreview = status === 'ready'
  return (
    <Section title={translate(isPreview ? 'products.csv.preview' : 'products.csv.result')}>
      <Stack sx={{ gap: 2 }}>
        {isRunning(one) && (
          <WorkProgress
            text={translate('products.csv.running')}
            percentage={one.progress.percentage}
            caption={translate('products.csv.progress', {
              done: formatNumber(one.progress.done),
              total: formatNumber(one.progress.rows),
            })}
          />
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Figure label="products.csv.create" value={isPreview ? preview.create : result.imported} />
          {!isPreview && <Figure label="products.csv.variations" value={result.imported_variations} />}
          <Figure label="products.csv.update" value={isPreview ? preview.update : result.updated} />
          <Figure label="products.csv.skip" value={isPreview ? preview.skip : result.skipped} />
          <Figure label="products.csv.fail" value={isPreview ? preview.fail : result.failed} isBad />
        </Stack>
        {messages.length > 0 && (
          <>
            <Typography component="h3" variant="h6">
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
    </Section>
  )
}
