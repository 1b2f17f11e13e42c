import { render, waitFor } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigation } from 'react-router'
import { expect, it } from 'vitest'
import { useReturn } from '../../../../web/forms/use-return.ts'

const never = new Promise<never>(() => {})
const saved = { _id: 'a' }

/** A saved form, which renders again when pressed. */
function Form() {
  const [count, setCount] = useState(0)
  useReturn(saved, ({ _id }) => `/list?saved=${_id}`, { after: 0 })
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

/** Keeps the page as it is while another one is on its way, as a slow machine does. */
function Slow() {
  if (useNavigation().state !== 'idle') use(never)
  return null
}

const element = (
  <Suspense>
    <Form />
    <Slow />
  </Suspense>
)

it('A saved form that renders again while its list is loaded opens that list once', async () => {
  const opened: string[] = []
  const loader = ({ request }: { request: Request }) => {
    opened.push(new URL(request.url).search)
    return never
  }
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/list', loader, element: null },
  ])
  const page = render(<RouterProvider router={router} />)
  await waitFor(() => expect(opened).toEqual(['?saved=a']))
  for (const count of ['1', '2', '3']) {
    page.getByRole('button').click()
    await page.findByText(count)
  }
  expect(opened).toEqual(['?saved=a'])
})
