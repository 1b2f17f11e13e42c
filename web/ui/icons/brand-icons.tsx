import type { ReactNode, SVGProps } from 'react'

export type IconProps = SVGProps<SVGSVGElement>

/** Brand icons, which icon sets leave out. */
/*#__NO_SIDE_EFFECTS__*/
export function brandIcon(look: IconProps, shapes?: ReactNode) {
  return (props: IconProps) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...look} {...props}>
      {shapes}
    </svg>
  )
}

const filled: IconProps = { fill: 'currentColor' }

/** Comes with the document, and is kept where React renders anew: the scripts of the first view are smaller by it. */
const whatsAppShape = import.meta.env.SSR
  ? '<path id="whatsapp" d="M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.2-1.4A9.9 9.9 0 1 0 12 2Zm0 18a8 8 0 0 1-4.2-1.2l-.3-.2-3 .8.8-2.9-.2-.3A8 8 0 1 1 12 20Zm4.5-6c-.2-.2-1.5-.7-1.7-.8-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.6 6.6 0 0 1-3.3-2.9c-.2-.3 0-.5.1-.6l.5-.6.2-.4v-.4l-.8-1.9c-.2-.5-.4-.4-.6-.4h-.5a1 1 0 0 0-.7.3c-.3.3-1 1-1 2.3s1 2.7 1.1 2.9c.2.2 2 3 4.7 4.2 1.7.7 2.4.8 3.2.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2l-.5-.3Z"/>'
  : (document.getElementById('whatsapp')?.outerHTML ?? '')

/** The one icon of a document that holds the shape: a page of cards draws it thirty times. */
export const WhatsAppShapeIcon = brandIcon({
  ...filled,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: whatsAppShape },
})

export const WhatsAppIcon = brandIcon(filled, <use href="#whatsapp" />)
