import type { ReactNode } from 'react'

/** The record that was just saved, where the list's page, search or filter leaves it out. */
export function JustSaved({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Just saved" className="grid gap-2">
      <h2 className="text-sm font-semibold">Just saved</h2>
      {children}
    </section>
  )
}
