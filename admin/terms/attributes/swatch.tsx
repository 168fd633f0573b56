import { Box } from '@mui/material'
import { swatchBackground } from '#common/swatch-background.ts'
import type { AttributeTerm } from './attribute.ts'

/** The round spot that shoppers choose a term by; an empty one where there is none yet. */
export const Swatch = ({
  term: { swatch, swatch_image: picture },
  size = 32,
}: {
  term: Pick<AttributeTerm, 'swatch' | 'swatch_image'>
  size?: number
}) => {
  const shown = picture?.src || swatch
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        inlineSize: size,
        blockSize: size,
        flexShrink: 0,
        borderRadius: '50%',
        border: 1,
        borderStyle: shown ? 'solid' : 'dashed',
        borderColor: 'var(--color-outline)',
      }}
      style={shown ? { background: swatchBackground(shown) } : undefined}
    />
  )
}
