import { type ReactNode, useId } from 'react'

/** Fields that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 id={id} className="font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
