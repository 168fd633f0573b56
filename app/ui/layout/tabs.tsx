import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  /** what the tabs divide, for screen readers */
  label: string
  tabs: Tab[]
  /** the tab in front; without it the component keeps its own */
  value?: string
  onChange?: (id: string) => void
  className?: string
}

/** All panels stay in the page, so that search engines and find-in-page know them. */
export const Tabs = ({ label, tabs, value, onChange, className }: TabsProps) => {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const active = value ?? own
  const list = useRef<HTMLDivElement>(null)

  const select = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ id }) => id === active)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const targets: Record<string, number> = {
      [forward]: (index + 1) % tabs.length,
      [backward]: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab || target === undefined) return
    event.preventDefault()
    select(tab.id)
    const button = list.current?.children[target]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div className={className}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            className={styles.tab}
            onClick={() => select(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== active}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
