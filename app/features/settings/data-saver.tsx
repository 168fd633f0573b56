import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { setSaveData } from '#app/device/appearance/save-data.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Switch } from '#app/ui/forms/choice.tsx'
import { useSaveData } from '#app/ui/save-data.ts'
import { Setting } from './setting.tsx'
import styles from './settings.module.css'

interface DataSaverProps {
  /** the browser asks for less data, which nothing here can change */
  byBrowser: boolean
  /** token of plain forms */
  xsrf: string
}

/** Smaller pictures, nothing that moves or is fetched by itself. With script the page is asked for again, so that it holds at once. */
export const DataSaver = ({ byBrowser, xsrf }: DataSaverProps) => {
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
      <form method="post" onSubmit={(event) => event.preventDefault()} className={styles.form}>
        <input type="hidden" name="_xsrf" value={xsrf} />
        <Switch
          label={m.settings_save_data()}
          hint={byBrowser ? m.settings_save_data_browser() : m.settings_save_data_hint()}
          name="save_data"
          checked={byBrowser || (chosen ?? saved)}
          disabled={byBrowser}
          onChange={({ target }) => change(target.checked)}
          className={styles.switch}
        />
        {!byBrowser && (
          <noscript>
            <Button type="submit" variant="tonal" size="small">
              {m.ui_apply()}
            </Button>
          </noscript>
        )}
      </form>
    </Setting>
  )
}
