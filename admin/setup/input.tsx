import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Answers } from './answers.ts'

export interface StepProps {
  answers: Answers
  answer: (name: string, value: string) => void
  problems: Record<string, string>
}

interface InputProps extends StepProps {
  name: string
  /** what the store calls it, where that is something else */
  field?: string
  type?: string
  choices?: readonly string[]
  numeric?: boolean
  optional?: boolean
}

const AUTO_COMPLETE: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  password: 'new-password',
}

/** A question of the guide. */
export const Input = ({ name, field = name, type, choices, numeric, optional, ...step }: InputProps) => {
  const { answers, answer, problems } = step
  const translate = useTranslate()
  const problem = problems[field]
  const help = translate(`setup.help.${name}`, { _: '' })
  return (
    <TextField
      fullWidth
      name={name}
      type={type}
      select={choices !== undefined}
      required={!optional}
      label={translate(`setup.fields.${name}`)}
      value={answers[name] ?? ''}
      onChange={({ target }) => answer(name, target.value)}
      error={problem !== undefined}
      helperText={problem === undefined ? help : translate(problem, { _: problem })}
      autoComplete={AUTO_COMPLETE[name] ?? 'off'}
      slotProps={{
        htmlInput: { inputMode: numeric ? 'decimal' : undefined, dir: type || numeric ? 'ltr' : 'auto' },
      }}
    >
      {choices?.map((value) => (
        <MenuItem key={value} value={value} sx={{ minHeight: 44 }}>
          {translate(`setup.choices.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
