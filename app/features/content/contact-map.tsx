import { useState } from 'react'
import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import styles from './contact-map.module.css'

/** Where the shop is. The map is another host's, so it is asked for only by who wants to see it. */
export const ContactMap = ({ address }: { address: string }) => {
  const [isShown, setShown] = useState(false)
  if (!isShown) {
    return (
      <div className={styles.place}>
        <Button variant="tonal" icon="location_on" onClick={() => setShown(true)}>
          {m.content_show_map()}
        </Button>
        <p className={styles.note}>{m.content_map_note({ host: new URL(address).host })}</p>
        <noscript>
          <a href={address} rel="noopener noreferrer">
            {m.content_show_map()}
          </a>
        </noscript>
      </div>
    )
  }
  return (
    <iframe
      src={address}
      title={m.content_map()}
      className={styles.map}
      sandbox="allow-scripts allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
