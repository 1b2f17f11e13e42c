import { type ReactNode, useId } from 'react'

type FormSectionProps = {
  title: string
  /** Anchor of links to the section. */
  id?: string
  children: ReactNode
}

/** Fields that belong together, under their heading. */
export function FormSection({ title, id, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 id={headingId} className="font-display text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
