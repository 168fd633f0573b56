import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { setSaveData } from '#app/device/save-data.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Switch } from '#app/ui/forms/choice.tsx'
import { useSaveData } from '#app/ui/save-data.ts'
import { Setting } from './setting.tsx'
import styles from './settings.module.css'

interface DataSaverProps {
  /** the browser asks for less data, which nothing here can change */
  byBrowser: boolean
}

/** Smaller pictures, nothing that moves or is fetched by itself. The page is asked for again, so that it holds at once. */
export const DataSaver = ({ byBrowser }: DataSaverProps) => {
  const saved = useSaveData()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const change = (on: boolean) => {
    setChosen(on)
    setSaveData(on)
    void revalidate()
  }
  return (
    <Setting icon="data_saver_on">
      <Switch
        label={m.settings_save_data()}
        hint={byBrowser ? m.settings_save_data_browser() : m.settings_save_data_hint()}
        checked={byBrowser || (chosen ?? saved)}
        disabled={byBrowser}
        onChange={({ target }) => change(target.checked)}
        className={styles.switch}
      />
    </Setting>
  )
}
