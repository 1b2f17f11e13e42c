import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { useEarlyChange } from '../../../web/ui/behaviour/use-early-change.ts'

let root: Root | undefined
afterEach(async () => {
  await act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
})

/** A box, controlled or not, and a choice, beside what they have told of. */
function Controls({ isControlled }: { isControlled: boolean }) {
  const [text, setText] = useState('')
  const [choice, setChoice] = useState('a')
  const kept = isControlled ? { value: text } : { defaultValue: '' }
  return (
    <>
      <input
        ref={useEarlyChange<HTMLInputElement>(undefined)}
        {...kept}
        onChange={({ target }) => setText(target.value)}
      />
      <select
        ref={useEarlyChange<HTMLSelectElement>(undefined)}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <output>
        {text} {choice}
      </output>
    </>
  )
}

it.each([
  ['controlled', true],
  ['uncontrolled', false],
])(
  'what was entered into %s fields before their script came is carried out',
  async (_, isControlled) => {
    const page = <Controls isControlled={isControlled} />
    document.body.innerHTML = renderToString(page)
    const box = document.querySelector('input') as HTMLInputElement
    const choice = document.querySelector('select') as HTMLSelectElement
    box.value = 'sesame'
    choice.value = 'b'
    await act(async () => {
      root = hydrateRoot(document.body, page)
    })
    expect(document.querySelector('output')?.textContent).toBe('sesame b')
    expect([box.value, choice.value]).toEqual(['sesame', 'b'])
  },
)
