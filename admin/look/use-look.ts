import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { LookDraftJson, LookSettingsJson } from '#store-api/contract/shop-look.ts'
import {
  type DraftConflict,
  dropFrom,
  isEmpty,
  type Look,
  NO_LOOK,
  notYetSaved,
  type Place,
  problemsOf,
  setIn,
  withoutWrong,
} from './look-state.ts'
import { useKeepOnLeave } from './use-keep-on-leave.ts'

export const SETTINGS = 'ghab/v1/settings'
const QUERY = ['look']
/** ms after the last key */
const PAUSE = 900

const conflictOf = (error: unknown): DraftConflict | null =>
  error instanceof HttpError && error.status === 412 ? (error.body.data as DraftConflict) : null

const problemsIn = (error: unknown): Record<string, string> | null =>
  error instanceof HttpError && error.status === 400 && error.body.errors ? error.body.errors : null

const writeDraft = async (revision: number, look: Look, keepalive = false): Promise<LookDraftJson> =>
  (await call<LookDraftJson>(`${SETTINGS}/draft`, { method: 'PUT', body: { revision, ...look }, keepalive }))
    .json

/** The shop's look as it is edited here: saved into the draft as somebody types, with what somebody else does told. */
export const useLook = () => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: async ({ signal }) => (await call<LookSettingsJson>(SETTINGS, { signal })).json,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const [edits, showEdits] = useState<Look>(NO_LOOK)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const revision = useRef(0)
  /** what is typed by now: it may be sent before it is drawn */
  const typed = useRef<Look>(NO_LOOK)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  if (data) revision.current = Math.max(revision.current, data.draft.revision)

  const setEdits = useCallback((next: (before: Look) => Look) => {
    typed.current = next(typed.current)
    showEdits(typed.current)
  }, [])

  /** One write at a time: each needs the revision that the one before it brought. */
  const inTurn = useCallback(<T>(write: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(write)
    queue.current = turn.catch(() => null)
    return turn
  }, [])

  const takeDraft = useCallback(
    (draft: LookDraftJson) => {
      revision.current = draft.revision
      queries.setQueryData<LookSettingsJson>(QUERY, (known) => known && { ...known, draft })
    },
    [queries],
  )

  const change = (place: Place, value: unknown) => {
    setEdits((before) => setIn(before, place, value))
    setProblems((before) => {
      const gone = new Set(problemsOf(before, place).map(([, text]) => text))
      return Object.fromEntries(Object.entries(before).filter(([, text]) => !gone.has(text)))
    })
  }

  /** Sends what is typed by its turn; true when all of it is in the draft. */
  const save = useCallback(
    () =>
      inTurn(async (): Promise<boolean> => {
        const look = typed.current
        const sent = withoutWrong(look, problems)
        if (isEmpty(sent)) return isEmpty(look)
        setSaving(true)
        try {
          takeDraft(await writeDraft(revision.current, sent))
          setEdits((now) => notYetSaved(now, sent))
          return isEmpty(notYetSaved(look, sent))
        } catch (error) {
          const theirs = conflictOf(error)
          const wrong = problemsIn(error)
          if (theirs && theirs.clashes.length === 0) {
            // they changed other settings: both are kept, and the effect below sends ours again
            takeDraft(theirs.draft)
            notify('look.other_editor', { type: 'info', messageArgs: { name: theirs.draft.by?.name ?? '' } })
            setEdits((now) => ({ ...now }))
          } else if (theirs) setConflict(theirs)
          else if (wrong) setProblems((before) => ({ ...before, ...wrong }))
          else notify((error as Error).message, { type: 'error' })
          return false
        } finally {
          setSaving(false)
        }
      }),
    [inTurn, problems, takeDraft, setEdits, notify],
  )

  const isBlocked = conflict !== null
  useEffect(() => {
    if (isBlocked || isEmpty(edits)) return
    const timer = setTimeout(save, PAUSE)
    return () => clearTimeout(timer)
  }, [edits, save, isBlocked])

  const hasEdits = !isEmpty(edits)
  const waiting = isBlocked ? NO_LOOK : withoutWrong(edits, problems)
  const isWrong = hasEdits && Object.keys(problems).length > 0
  useKeepOnLeave(waiting, isBlocked || isWrong || isSaving, (look) =>
    inTurn(async () => {
      try {
        takeDraft(await writeDraft(revision.current, look, true))
      } catch (error) {
        const theirs = conflictOf(error)
        if (theirs?.clashes.length !== 0) return notify((error as Error).message, { type: 'error' })
        await writeDraft(theirs.draft.revision, look).then(takeDraft, ({ message }: Error) =>
          notify(message, { type: 'error' }),
        )
      }
    }),
  )

  const settle = (keep: 'mine' | 'theirs') => {
    if (!conflict) return
    takeDraft(conflict.draft)
    if (keep === 'theirs') setEdits((now) => conflict.clashes.reduce(dropFrom, now))
    setConflict(null)
  }

  const act = (what: () => Promise<unknown>, done: string) =>
    inTurn(async () => {
      setSaving(true)
      try {
        await what()
        const { data: fresh } = await refetch()
        revision.current = fresh?.draft.revision ?? 0
        await queries.invalidateQueries({ queryKey: ['look-versions'] })
        notify(done, { type: 'success' })
      } catch (error) {
        const theirs = conflictOf(error)
        if (theirs) {
          takeDraft(theirs.draft)
          notify('look.other_editor', { type: 'warning', messageArgs: { name: theirs.draft.by?.name ?? '' } })
        } else notify((error as Error).message, { type: 'error' })
      } finally {
        setSaving(false)
      }
    })
  const startAnew = () => {
    setEdits(() => NO_LOOK)
    setProblems({})
  }

  return {
    settings: data,
    failed: data ? null : error,
    refetch,
    layers: data && { edits, draft: data.draft as Look, published: data.published as Look },
    edits,
    problems,
    conflict,
    isSaving,
    hasEdits,
    change,
    settle,
    /** all of it, or settings of these names alone */
    publish: async (keys?: readonly string[]) => {
      if (!(await save())) return
      await act(
        () => call(`${SETTINGS}/publish`, { method: 'POST', body: { revision: revision.current, keys } }),
        'look.published',
      )
    },
    discard: () =>
      act(async () => {
        await call(`${SETTINGS}/draft`, { method: 'DELETE', query: { revision: revision.current } })
        startAnew()
      }, 'look.discarded'),
    restore: (number: number) =>
      act(async () => {
        await call(`${SETTINGS}/versions/${number}/restore`, { method: 'POST' })
        startAnew()
      }, 'look.restored'),
  }
}

export type LookEditor = ReturnType<typeof useLook>
