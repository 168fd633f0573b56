import { Tab, Tabs } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { CountedLabel } from './counted-label.tsx'

interface StateTabsProps {
  /** the filter that they set */
  name: string
  /** its values, the first of which is shown to begin with */
  states: readonly string[]
  /** key of the texts of the states */
  texts: string
  /** how many there are of each, where that is told; empty until it is known */
  counts?: Readonly<Record<string, number>>
}

/** One tab for each state of what is listed. */
export const StateTabs = ({ name, states, texts, counts }: StateTabsProps) => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const current = states.find((state) => state === filterValues[name]) ?? states[0]
  return (
    <Tabs
      value={current}
      onChange={(_, state) => setFilters({ ...filterValues, [name]: state })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('shell.by_state')}
      sx={{ borderBlockEnd: 1, borderColor: 'divider', minHeight: 44 }}
    >
      {states.map((state) => {
        const text = translate(`${texts}.${state}`)
        const label = counts ? <CountedLabel text={text} count={counts[state]} /> : text
        return <Tab key={state} value={state} label={label} />
      })}
    </Tabs>
  )
}
