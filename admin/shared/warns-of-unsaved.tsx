import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Confirm } from 'react-admin'
import { type Control, useFormState } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'

interface Props {
  formControl?: Control
}

/**
 * Asks before somebody leaves a form with what they wrote and did not save. While it is being saved nobody is asked:
 * whoever leaves then is let go once it is saved, and asked if it was not. (react-admin's own also asks when a save
 * leads on to another page before the form knows that it is saved, and does not ask after one that the store failed.)
 */
const UnsavedWarning = ({ formControl }: Props) => {
  const queries = useQueryClient()
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState({ control: formControl })
  const isDirty = Object.keys(dirtyFields).length > 0
  const [isLeftDuringSave, setIsLeftDuringSave] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    setIsLeftDuringSave(isSubmitting)
    return isDirty && nextLocation.pathname !== currentLocation.pathname
  })
  const isBlocked = blocker.state === 'blocked'
  // a form takes every save that was refused without naming a field for a success
  const isFailed = queries.getMutationCache().getAll().at(-1)?.state.status === 'error'
  const isSaved = !isDirty || (isLeftDuringSave && isSubmitSuccessful && !isFailed)
  useEffect(() => {
    if (isBlocked && isSaved && !isSubmitting) blocker.proceed()
  }, [isBlocked, isSaved, isSubmitting, blocker])
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  return (
    <Confirm
      isOpen={isBlocked && !isSaved && !isSubmitting}
      title="shell.unsaved.title"
      content="shell.unsaved.text"
      confirm="shell.unsaved.leave"
      cancel="shell.unsaved.stay"
      confirmColor="warning"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

/** For every form of a page: it asks before what was written in it is lost. */
export const WARNS_OF_UNSAVED = {
  warnWhenUnsavedChanges: true,
  WarnWhenUnsavedChangesComponent: UnsavedWarning,
}
