import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { toQueryText } from '../../../lists/list-query.ts'
import { useDebounced } from '../../behaviour/use-debounced.ts'
import { classNames } from '../../class-names.ts'
import { Input } from '../../inputs.tsx'
import { Search, X } from '../icons.tsx'

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  /** Called a moment after the last key. */
  onSearch: (text: string) => void
  className?: string
}

const searchDelayMs = 200

/** A search while typing; the list follows after a pause. */
export function SearchField({ label, value, onSearch, className, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const lastSearch = useRef(value)
  const here = useLocation().pathname
  const there = useNavigation().location?.pathname
  const leaving = there !== undefined && there !== here
  const { call, flush, cancel } = useDebounced((search: string) => {
    // As it comes back in the URL: what is typed stays as it is.
    lastSearch.current = toQueryText(search)
    onSearch(lastSearch.current)
  }, searchDelayMs)

  const type = (typed: string) => {
    setText(typed)
    call(typed)
  }

  // The URL may also change by going back or by a reset.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    setText(value)
  }, [value])

  // Navigating to another page cancels a pending search.
  useEffect(() => {
    if (leaving) cancel()
  }, [leaving, cancel])

  return (
    <div className={classNames('relative', className)}>
      <Search className="pointer-events-none absolute left-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
      <Input
        {...rest}
        type="search"
        aria-label={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        className="pl-10 pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          onClick={() => type('')}
          aria-label="Clear search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  )
}
