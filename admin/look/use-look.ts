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
  const [edits, setEdits] = useState<Look>(NO_LOOK)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const [isSaving, setSaving] = useState(false)
  const revision = useRef(0)
  const underWay = useRef<Promise<unknown> | null>(null)
  if (data) revision.current = Math.max(revision.current, data.draft.revision)

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

  /** Sends what was typed; true when all of it is in the draft. */
  const save = useCallback(
    async (look: Look): Promise<boolean> => {
      const sent = withoutWrong(look, problems)
      if (isEmpty(sent)) return isEmpty(look)
      setSaving(true)
      try {
        const writing = writeDraft(revision.current, sent)
        underWay.current = writing.catch(() => null)
        takeDraft(await writing)
        setEdits((now) => notYetSaved(now, sent))
        return isEmpty(withoutWrong(look, {})) || isEmpty(notYetSaved(look, sent))
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
        underWay.current = null
        setSaving(false)
      }
    },
    [problems, takeDraft, notify],
  )

  const isBlocked = conflict !== null
  useEffect(() => {
    if (isBlocked || isEmpty(edits)) return
    const timer = setTimeout(() => save(edits), PAUSE)
    return () => clearTimeout(timer)
  }, [edits, save, isBlocked])

  const hasEdits = !isEmpty(edits)
  const waiting = isBlocked ? NO_LOOK : withoutWrong(edits, problems)
  const isWrong = hasEdits && Object.keys(problems).length > 0
  useKeepOnLeave(waiting, isBlocked || isWrong || isSaving, async (look) => {
    // what is on its way brings the revision that this one is written upon
    if (underWay.current) await underWay.current
    try {
      takeDraft(await writeDraft(revision.current, look, true))
    } catch (error) {
      const theirs = conflictOf(error)
      if (theirs?.clashes.length !== 0) return notify((error as Error).message, { type: 'error' })
      await writeDraft(theirs.draft.revision, look).then(takeDraft, ({ message }: Error) =>
        notify(message, { type: 'error' }),
      )
    }
  })

  const settle = (keep: 'mine' | 'theirs') => {
    if (!conflict) return
    takeDraft(conflict.draft)
    if (keep === 'theirs') setEdits((now) => conflict.clashes.reduce(dropFrom, now))
    setConflict(null)
  }

  const act = async (what: () => Promise<unknown>, done: string) => {
    setSaving(true)
    try {
      await what()
      setEdits(NO_LOOK)
      setProblems({})
      revision.current = 0
      await refetch()
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
      if (!(await save(edits))) return
      await act(
        () => call(`${SETTINGS}/publish`, { method: 'POST', body: { revision: revision.current, keys } }),
        'look.published',
      )
    },
    discard: () =>
      act(
        () => call(`${SETTINGS}/draft`, { method: 'DELETE', query: { revision: revision.current } }),
        'look.discarded',
      ),
    restore: (number: number) =>
      act(() => call(`${SETTINGS}/versions/${number}/restore`, { method: 'POST' }), 'look.restored'),
  }
}

export type LookEditor = ReturnType<typeof useLook>
