import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '../class-names.ts'
import { Input } from '../inputs.tsx'
import { useDebounced } from '../use-debounced.ts'

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  /** Told a moment after the last key. */
  onSearch: (text: string) => void
  className?: string
  ref?: Ref<HTMLInputElement>
}

const searchDelayMs = 200

/** A search as one types. What is typed stands at once; the list follows. */
export function SearchField({ label, value, onSearch, className, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const lastSearch = useRef(value)
  const here = useLocation().pathname
  const there = useNavigation().location?.pathname
  const leaving = there !== undefined && there !== here
  const { call, flush, cancel } = useDebounced((search: string) => {
    lastSearch.current = search.trim()
    onSearch(lastSearch.current)
  }, searchDelayMs)

  const type = (typed: string) => {
    setText(typed)
    call(typed)
  }

  // The address may change by other ways: back, a reset.
  useEffect(() => {
    if (value === lastSearch.current) return
    lastSearch.current = value
    setText(value)
  }, [value])

  // On the way to another page, by a key or by back, the search is over.
  useEffect(() => {
    if (leaving) cancel()
  }, [leaving, cancel])

  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
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
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
