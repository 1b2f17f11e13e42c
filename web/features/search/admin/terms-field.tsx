import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button, Tag, TagGroup, TagList } from 'react-aria-components'
import { useController } from 'react-hook-form'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { languageOf } from '../../../text/language-of.ts'
import { X } from '../../../ui/admin/icons.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import {
  addTerms,
  joinTerms,
  type SynonymValues,
  separators,
  splitTerms,
  synonymLabels,
} from './synonym-values.ts'

/** The terms of a set as chips, and a field that adds more. */
export function TermsField({ form }: { form: EditForm<SynonymValues>['form'] }) {
  const { field, fieldState } = useController({ control: form.control, name: 'terms' })
  const { terms, typed } = splitTerms(field.value)
  const [error, setError] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    const { added, left, ...result } = addTerms(terms, text)
    field.onChange(joinTerms(result.terms, left))
    setError(result.error)
    setStatus(added.length > 0 ? `${added.join(', ')} added` : '')
  }
  const remove = (removed: string[]) => {
    const left = terms.filter((term) => !removed.includes(term))
    field.onChange(joinTerms(left, typed))
    setError(null)
    setStatus(`${removed.join(', ')} removed`)
    if (left.length === 0) input.current?.focus()
  }
  const type = (text: string, isComposing: boolean) => {
    if (!isComposing && separators.test(text)) return add(text)
    setError(null)
    field.onChange(joinTerms(terms, text))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const last = terms.at(-1)
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && !typed && !event.repeat && last) remove([last])
  }
  // An input would remove the line breaks between terms.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!separators.test(text)) return
    event.preventDefault()
    add(typed + text)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    field.onBlur()
    // Keeps the typed text for the submit: the button must not move away from under the finger.
    if (typed.trim() && !relatedTarget?.matches('[type=submit]')) add(typed)
  }

  return (
    <Field
      label={synonymLabels.terms}
      required
      hint="Enter or a comma ends a term. Several can be pasted at once."
      error={error ?? fieldState.error?.message}
      count={`${terms.length} of ${synonymLimits.terms}`}
    >
      {terms.length > 0 && <Chips terms={terms} onRemove={remove} />}
      <Input
        ref={(element) => {
          field.ref(element)
          input.current = element
        }}
        name={field.name}
        value={typed}
        onChange={({ target, nativeEvent }) =>
          type(target.value, (nativeEvent as InputEvent).isComposing)
        }
        onKeyDown={press}
        onPaste={paste}
        onBlur={leave}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="enter"
        lang={languageOf(typed)}
      />
      <span role="status" className="sr-only">
        {status}
      </span>
    </Field>
  )
}

type ChipsProps = { terms: string[]; onRemove: (terms: string[]) => void }

function Chips({ terms, onRemove }: ChipsProps) {
  return (
    <TagGroup aria-label={synonymLabels.terms} onRemove={(keys) => onRemove([...keys].map(String))}>
      <TagList className="mb-1.5 flex flex-wrap gap-1.5">
        {terms.map((term) => (
          <Tag
            key={term}
            id={term}
            textValue={term}
            className="flex min-w-0 items-center rounded-full bg-gold-wash pl-3.5 font-medium outline-offset-2"
          >
            <span lang={languageOf(term)} className="min-w-0 wrap-anywhere py-1">
              {term}
            </span>
            <Button
              slot="remove"
              aria-label={`Remove ${term}`}
              className="-ml-1.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
            >
              <X className="size-4" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
