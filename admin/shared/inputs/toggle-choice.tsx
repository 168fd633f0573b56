import { ToggleButton, ToggleButtonGroup } from '@mui/material'

interface ToggleChoiceProps<Value> {
  label: string
  value: Value
  choices: readonly { id: Value; name: string }[]
  onChoose: (chosen: Value) => void
}

/** One of a few, side by side; one of them is always chosen. */
export const ToggleChoice = <Value extends string | boolean>({
  label,
  value,
  choices,
  onChoose,
}: ToggleChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    onChange={(_, chosen: Value | null) => chosen !== null && onChoose(chosen)}
    aria-label={label}
  >
    {choices.map(({ id, name }) => (
      <ToggleButton key={name} value={id} sx={{ minHeight: 44, paddingInline: 2 }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
