import UndoIcon from '@mui/icons-material/Undo'
import { Box, Button, Chip, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import type { LookSettingsJson } from '#store-api/contract/shop-look.ts'
import { FieldPart } from './fields/field-part.tsx'
import { type Field, isChanged, type Look, type Place, problemsOf, valueIn } from './look-state.ts'

interface SettingProps {
  field: Field
  settings: LookSettingsJson
  layers: { edits: Look; draft: Look; published: Look }
  problems: Record<string, string>
  onChange: (place: Place, value: unknown) => void
}

/** A setting in the shop's own language, and where it has texts in the other; what was changed can be taken back. */
export const Setting = ({ field, settings, layers, problems, onChange }: SettingProps) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const [isSecond, setSecond] = useState(false)
  const language = field.translatable && isSecond ? settings.second_language : null
  const place = { key: field.key, language }
  const own = valueIn(layers, { ...place, language: null })
  const value = valueIn(layers, place)
  const changed = isChanged(layers, place)
  // lists in another language begin with the shop's own, so that only the words have to be written
  const shown = value === undefined && language && typeof own !== 'string' ? own : value
  return (
    <Box id={`setting-${field.key}`} sx={{ scrollMarginBlockStart: 120 }}>
      {(field.translatable || changed) && (
        <Stack
          direction="row"
          sx={{
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 1,
            marginBlockEnd: 0.5,
            flexWrap: 'wrap',
          }}
        >
          {changed && (
            <>
              <Chip size="small" color="primary" variant="outlined" label={translate('look.changed')} />
              <Button
                size="small"
                startIcon={<UndoIcon />}
                onClick={() => onChange(place, null)}
                sx={{ minHeight: 44 }}
              >
                {translate('look.take_back')}
              </Button>
            </>
          )}
          {field.translatable && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={isSecond}
              onChange={(_, chosen) => chosen !== null && setSecond(chosen)}
              aria-label={`${field.label[locale]} – ${translate('shell.language')}`}
            >
              <ToggleButton value={false} sx={{ minHeight: 36, paddingInline: 1.5 }}>
                {translate(`look.languages.${settings.language}`)}
              </ToggleButton>
              <ToggleButton value sx={{ minHeight: 36, paddingInline: 1.5 }}>
                {translate(`look.languages.${settings.second_language}`)}
              </ToggleButton>
            </ToggleButtonGroup>
          )}
        </Stack>
      )}
      <FieldPart
        key={language}
        field={field as never}
        value={shown}
        onChange={(next) => onChange(place, next)}
        path={field.key}
        problems={Object.fromEntries(problemsOf(problems, place))}
        locale={locale}
        banners={valueIn(layers, { key: 'banners', language: null })}
      />
    </Box>
  )
}
