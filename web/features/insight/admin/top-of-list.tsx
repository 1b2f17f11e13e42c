import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Entries shown before somebody asks for all. */
const few = 10

/** The first entries of a ranking, and the button that shows all of them and takes that back. */
export function useTopOfList<T>(all: T[], count: string) {
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? all : all.slice(0, few)
  const button = all.length > few && (
    <div className="border-t border-line p-3">
      <Button variant="quiet" onClick={() => setIsExpanded((before) => !before)}>
        {isExpanded ? `Show the first ${few}` : `Show all ${count}`}
      </Button>
    </div>
  )
  return { shown, button }
}
