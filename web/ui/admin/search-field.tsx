import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '../class-names.ts'
import { Input } from '../inputs.tsx'

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  /** Told a moment after the last key. */
  onSearch: (text: string) => void
  className?: string
  ref?: Ref<HTMLInputElement>
}

const pause = 200

/** A search as one types. What is typed stands at once; the list follows. */
export function SearchField({ label, value, onSearch, className, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const here = useLocation().pathname
  const there = useNavigation().location?.pathname
  const leaving = there !== undefined && there !== here

  // The address may change by other ways: back, a reset.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    // On the way to another page the search is over; it must not call one back.
    if (text === told.current || leaving) return
    const timer = setTimeout(() => {
      told.current = text
      onSearch(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, onSearch, leaving])

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
        onChange={(event) => setText(event.target.value)}
        className="pl-10 pr-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          onClick={() => setText('')}
          aria-label="Clear search"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
