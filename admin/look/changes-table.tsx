import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import type { Field, Place } from './look-state.ts'
import { valueText } from './value-text.ts'

interface ChangesTableProps {
  schema: readonly Field[]
  changes: (Place & { one: unknown; other: unknown })[]
  /** of both columns */
  titles: [one: string, other: string]
}

/** Settings beside each other in two states. */
export const ChangesTable = ({ schema, changes, titles }: ChangesTableProps) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const words = { locale, yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
  return (
    <Table
      size="small"
      sx={{ tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere', paddingInline: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate('look.setting')}</TableCell>
          {titles.map((title) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ key, language, one, other }) => {
          const field = schema.find((setting) => setting.key === key)
          return (
            <TableRow key={`${language}.${key}`}>
              <TableCell component="th" scope="row">
                {field?.label[locale] ?? key}
                {language && ` (${translate(`look.languages.${language}`)})`}
              </TableCell>
              <TableCell dir="auto">{valueText(one, field, words)}</TableCell>
              <TableCell dir="auto">{valueText(other, field, words)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
