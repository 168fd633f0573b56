import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

interface SectionProps {
  title: string
  /** the fields in it: one that is wrong opens it */
  sources?: readonly string[]
  children: ReactNode
}

/** A part of the form that is folded away until it is wanted, or until something in it is wrong. */
export const Section = ({ title, sources = [], children }: SectionProps) => {
  const translate = useTranslate()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const id = useId()
  const isWrong = sources.some((source) => source in errors)
  const isShown = isOpen || isWrong
  return (
    <Accordion
      disableGutters
      expanded={isShown}
      onChange={(_, open) => {
        setOpen(open)
        setOpened(true)
      }}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px !important',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} id={`${id}-title`} aria-controls={`${id}-text`}>
        <Typography sx={{ fontWeight: 600 }}>{translate(title)}</Typography>
      </AccordionSummary>
      <AccordionDetails>{(isShown || wasOpened) && children}</AccordionDetails>
    </Accordion>
  )
}

/** A part of the form that is always seen. */
export const Part = ({ title, children }: { title?: string; children: ReactNode }) => {
  const translate = useTranslate()
  return (
    <Card>
      <CardContent sx={{ paddingBlockEnd: '16px !important' }}>
        {title && (
          <Typography component="h2" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
            {translate(title)}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  )
}
