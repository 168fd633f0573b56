import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../feedback/notice.tsx'
import styles from './form-faults.module.css'

export interface Fault {
  text: string
  /** id of the control that puts it right */
  field?: string
}

interface FormFaultsProps {
  title?: ReactNode
  /** in the order of the form */
  faults: Fault[]
  /** the answer that refused the form: another one brings the focus here */
  refusal?: object
}

/** The label is brought into sight with its control, so that it is clear what the control asks for. */
const goTo = (event: MouseEvent<HTMLAnchorElement>): void => {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  // with another hash the router would forget what the form was answered
  event.preventDefault()
  const label = document.querySelector(`label[for="${control.id}"]`) ?? control
  label.scrollIntoView({ block: 'nearest' })
  control.focus()
}

const Entry = ({ text, field }: Fault) =>
  field ? (
    <a href={`#${field}`} className={styles.link} onClick={goTo}>
      {text}
    </a>
  ) : (
    text
  )

/** Above a form that was refused: all that is wrong, each entry a link to its field. It takes the focus. */
export const FormFaults = ({ title, faults, refusal }: FormFaultsProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (!title && faults.length === 0) return null
  const [first, ...others] = faults
  return (
    <div ref={box} className={styles.faults} tabIndex={-1}>
      <Notice tone="error" title={title} live>
        {first && others.length === 0 && <Entry {...first} />}
        {others.length > 0 && (
          <ul className={styles.list}>
            {faults.map((fault) => (
              <li key={fault.text}>
                <Entry {...fault} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
