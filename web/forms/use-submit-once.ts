import type { SubmitEvent } from 'react'
import type { FieldValues, SubmitHandler, UseFormHandleSubmit } from 'react-hook-form'
import { useOnce } from './use-once.ts'

/** Submits a form once at a time, however fast it is asked to. */
export function useSubmitOnce<T extends FieldValues, R>(
  handleSubmit: UseFormHandleSubmit<T, R>,
  send: SubmitHandler<R>,
) {
  const submit = useOnce(handleSubmit(send))
  return (event: SubmitEvent) => {
    event.preventDefault()
    submit(event)
  }
}
