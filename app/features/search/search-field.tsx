import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
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

/** Works as a plain form; its suggestions are fetched when it is used for the first time. */
export const SearchField = (props: SearchFieldProps) => {
  const searched = new URLSearchParams(usePageSearch()).get('q') ?? ''
  return <SearchForm key={searched} searched={searched} {...props} />
}

const SearchForm = ({ id, large, searched }: SearchFieldProps & { searched: string }) => {
  const form = useRef<HTMLFormElement>(null)
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
    const isTyped = field instanceof HTMLInputElement && field.id === id && field.value !== searched
    if (isTyped) field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [id, searched])

  // also where nothing has heard of the field yet
  const fieldOf = (): HTMLInputElement => form.current!.elements.namedItem('q') as HTMLInputElement
  const close = () => {
    setOpen(false)
    setOption(undefined)
  }
  const remember = async () => {
    close()
    const field = fieldOf()
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
        onClick={() => setOpen(true)}
        // until the new answer is there, what is listed belongs to the text before
        onInput={(event) => {
          suggestFor(event.currentTarget)
          setOption(undefined)
        }}
        onClear={() => {
          fieldOf().value = ''
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
