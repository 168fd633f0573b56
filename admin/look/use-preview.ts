import { useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { Look } from './look-state.ts'
import { SETTINGS } from './use-look.ts'

/** ms after the last key */
const PAUSE = 450

export interface Preview {
  token: string
  path: string
  second_language_path: string
  /** counts what it has shown, so that frames know when to load anew */
  shown: number
}

const ended = (error: unknown): boolean => error instanceof HttpError && error.status === 404

const open = async (look: Look, token: string | undefined): Promise<Omit<Preview, 'shown'>> => {
  const ask = (of?: string) =>
    call<Omit<Preview, 'shown'>>(`${SETTINGS}/preview`, { method: 'POST', body: { token: of, ...look } })
  try {
    return (await ask(token)).json
  } catch (error) {
    if (token === undefined || !ended(error)) throw error
    return (await ask()).json
  }
}

/** The shop with what is typed, a moment after it was; what is wrong is shown no more than it is saved. */
export const usePreview = (look: Look, revision: number): Preview | null => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const token = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that was published or discarded shows something else
  useEffect(() => {
    let isLeft = false
    const show = async () => {
      try {
        const opened = await open(look, token.current)
        token.current = opened.token
        if (!isLeft) setPreview((before) => ({ ...opened, shown: (before?.shown ?? 0) + 1 }))
      } catch {
        // the field says what is wrong; the frame keeps what it had
      }
    }
    const timer = setTimeout(show, token.current ? PAUSE : 0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [look, revision])
  return preview
}
