import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useDebounced } from '../../ui/behaviour/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { SearchIcon } from '../../ui/icons/page-icons.tsx'
import { Input } from '../../ui/inputs.tsx'
import { useAddress } from '../../words/words.ts'
import { useProductsWords } from '../products/words/words.ts'

type ProductSearchProps = {
  /** The English address of the page that is asked without JavaScript. */
  path: string
  search: string
  onSearch: (search: string) => void
  /** Parameters that the form sends along. */
  hidden?: Record<string, string>
  /** Other fields of the request. */
  children?: ReactNode
}

/** Short enough to feel immediate, long enough to avoid a request for every letter. */
const typingDelayMs = 180

/** The search box of a list of products: while typing with JavaScript, as a form without. */
export function ProductSearch(props: ProductSearchProps) {
  const { path, search, onSearch, hidden = {}, children } = props
  const { search: words } = useProductsWords()
  const address = useAddress()
  const input = useRef<HTMLInputElement>(null)

  // The URL may change by going back or by a reset.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = search
  }, [search])

  const typing = useDebounced((text: string) => onSearch(text.trim()), typingDelayMs)

  return (
    <Form
      method="get"
      action={address(path)}
      replace
      preventScrollReset
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        typing.cancel()
        onSearch(input.current?.value.trim() ?? '')
      }}
      className="contents"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative order-1 grow basis-full card:basis-60 noscript:basis-40">
        <SearchIcon className="pointer-events-none absolute left-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
        <Input
          ref={input}
          type="search"
          name="search"
          aria-label={words.label}
          placeholder={words.hint}
          defaultValue={search}
          onChange={(event) => typing.call(event.target.value)}
          onBlur={typing.flush}
          round
          className="pl-11"
        />
      </div>
      {children}
      <div className="order-1 hidden noscript:block">
        <Button type="submit">{words.submit}</Button>
      </div>
    </Form>
  )
}
