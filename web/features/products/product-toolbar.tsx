import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { type PublicSort, publicSorts } from '../../../contract/sorts.ts'
import { replaceQuery } from '../../lib/use-requested-search.ts'
import { Button } from '../../ui/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Input, Select } from '../../ui/inputs.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { type ProductsState, writeProductsAddress } from './products-address.ts'

const sortLabels: Record<PublicSort, string> = {
  default: 'Default',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
}

/** Short enough to feel immediate, long enough to avoid a request for every letter. */
const typingDelayMs = 180

/** Search and sort: while typing with JavaScript, as a form without. */
export function ProductToolbar({ state }: { state: ProductsState }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)

  // The URL may change by going back or by a reset.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) {
      input.current.value = state.search
    }
  }, [state.search])

  const go = (change: Partial<ProductsState>) =>
    void navigate(
      writeProductsAddress({ ...state, page: 1, product: undefined, ...change }),
      replaceQuery,
    )
  const search = useDebounced(
    (text: string) => go({ search: text.trim(), exact: undefined }),
    typingDelayMs,
  )

  return (
    <Form
      method="get"
      action={publicPaths.products}
      replace
      preventScrollReset
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search.cancel()
        go({ search: input.current?.value.trim() ?? '', exact: undefined })
      }}
      className="contents"
    >
      {state.category && <input type="hidden" name="category" value={state.category} />}
      {state.category && <input type="hidden" name="name" value={state.name ?? ''} />}
      <div className="relative order-1 grow basis-full card:basis-60">
        <SearchIcon className="pointer-events-none absolute left-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
        <Input
          ref={input}
          type="search"
          name="search"
          aria-label="Search products"
          placeholder="Search products..."
          defaultValue={state.search}
          onChange={(event) => search.call(event.target.value)}
          onBlur={search.flush}
          round
          className="pl-11"
        />
      </div>
      <Select
        name="sort"
        aria-label="Sort products"
        value={state.sort}
        onChange={(event) => go({ sort: event.target.value as PublicSort })}
        round
        className="order-3 min-w-0 grow basis-44 card:grow-0"
      >
        {publicSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </Select>
      <div className="order-4 hidden noscript:block">
        <Button type="submit">Search</Button>
      </div>
    </Form>
  )
}
