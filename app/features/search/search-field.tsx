import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSearch } from '#app/shared/pages/reading/page-search.ts'
import { cx } from '#app/ui/cx.ts'
import { SearchField as Field } from '#app/ui/forms/search-field.tsx'
import styles from './search-field.module.css'

const Suggestions = lazy(() => import('./suggestions.tsx'))

interface SearchFieldProps {
  id: string
  /** the field of the search screen, larger */
  large?: boolean
}

/** Also where nothing has heard of the field yet. */
const fieldOf = (form: RefObject<HTMLFormElement | null>): HTMLInputElement =>
  form.current!.elements.namedItem('q') as HTMLInputElement

/** Works as a plain form; its suggestions are fetched when it is used for the first time. */
export const SearchField = ({ id, large }: SearchFieldProps) => {
  const searched = new URLSearchParams(usePageSearch()).get('q') ?? ''
  const form = useRef<HTMLFormElement>(null)
  /** the text that the field was given or left with: while it holds another one, somebody is typing */
  const settled = useRef(searched)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [text, setText] = useState(searched)
  const [open, setOpen] = useState(false)
  const [option, setOption] = useState<string | undefined>()
  const listId = useId()

  const suggestFor = (field: HTMLInputElement) => {
    setInput(field)
    setText(field.value)
    setOpen(true)
  }
  // what was typed before any script had come; of what comes later, React replays the focus
  useEffect(() => {
    const { activeElement: field } = document
    const isTyped = field instanceof HTMLInputElement && field.id === id && field.value !== settled.current
    if (isTyped) field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [id])
  useEffect(() => {
    const field = fieldOf(form)
    if (field.value === settled.current) field.value = searched
    // no blur was heard of a text that was left before any script had come
    settled.current = document.activeElement === field ? searched : field.value
    setText(field.value)
  }, [searched])

  const close = () => {
    setOpen(false)
    setOption(undefined)
  }
  const remember = async () => {
    close()
    const field = fieldOf(form)
    field.blur()
    const { recentSearches } = await import('#app/device/shopping/recent-searches.ts')
    await recentSearches.add(field.value)
  }
  return (
    <Form
      discover={linkDiscovery()}
      ref={form}
      action={href('/search')}
      viewTransition
      role="search"
      // on a wide search screen there are two
      aria-label={large ? m.ui_search() : m.search_label()}
      className={cx(styles.form, large && styles.large)}
      onSubmit={() => void remember()}
      onBlur={(event) => {
        if (!form.current?.contains(event.relatedTarget)) close()
      }}
    >
      <Field
        id={id}
        name="q"
        defaultValue={searched}
        label={m.search_label()}
        placeholder={m.search_placeholder()}
        maxLength={200}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={option}
        onFocus={(event) => suggestFor(event.currentTarget)}
        onBlur={({ currentTarget }) => {
          settled.current = currentTarget.value
        }}
        onClick={() => setOpen(true)}
        // until the new answer is there, what is listed belongs to the text before
        onInput={(event) => {
          suggestFor(event.currentTarget)
          setOption(undefined)
        }}
        onClear={() => {
          fieldOf(form).value = ''
          setText('')
          setOption(undefined)
        }}
      />
      {open && input && (
        <Suspense>
          <Suggestions
            id={listId}
            input={input}
            text={text}
            option={option}
            onOption={setOption}
            onClose={close}
            className={styles.list}
          />
        </Suspense>
      )}
    </Form>
  )
}
