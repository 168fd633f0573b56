import { Box, Button, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

/** What is shown of a longer note: what is done with the order stands below. */
const LINES = 6

/** What the buyer wrote; all of a long note once it is asked for. */
export const CustomerNote = ({ note }: { note: string }) => {
  const translate = useTranslate()
  const text = useRef<HTMLElement>(null)
  const id = useId()
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <Box
      sx={{
        marginBlockStart: 1.5,
        padding: 1.5,
        borderRadius: 2,
        backgroundColor: 'var(--color-warning-container)',
        color: 'var(--color-on-warning-container)',
      }}
    >
      <Typography variant="caption" sx={{ fontWeight: 600 }}>
        {translate('orders.customer_note')}
      </Typography>
      <Typography
        ref={text}
        id={id}
        dir="auto"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(!isOpen && {
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: LINES,
          }),
        }}
      >
        {note.trim()}
      </Typography>
      {isLong && (
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 44, marginInlineStart: -1 }}
        >
          {translate(isOpen ? 'orders.note_less' : 'orders.note_more')}
        </Button>
      )}
    </Box>
  )
}
