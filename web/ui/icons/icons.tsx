import type { SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement>

/**
 * An icon of the public pages, as lines of two on a field of 24. They are drawn here because an icon
 * library's runtime would weigh more than all of them.
 */
/*#__NO_SIDE_EFFECTS__*/
export function lineIcon(d: string) {
  return (props: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={d} />
    </svg>
  )
}

/** Icons around each page; the others are in `page-icons.tsx`, out of the first script of most. */
export const ChevronDownIcon = lineIcon('m6 9 6 6 6-6')
export const CloseIcon = lineIcon('m6 6 12 12M18 6 6 18')
export const ListIcon = lineIcon('M6 4h12v16l-3-2-3 2-3-2-3 2ZM9 9h6m-6 4h6')
export const MenuIcon = lineIcon('M4 6h16M4 12h16M4 18h16')
export const PhoneIcon = lineIcon(
  'M21 16.5v2.7a1.8 1.8 0 0 1-2 1.8A17.5 17.5 0 0 1 3 5a1.8 1.8 0 0 1 1.8-2h2.7a1.5 1.5 0 0 1 1.5 1.3l.6 2.9a1.5 1.5 0 0 1-.5 1.4L7.8 9.9a14 14 0 0 0 6.3 6.3l1.3-1.3a1.5 1.5 0 0 1 1.4-.5l2.9.6a1.5 1.5 0 0 1 1.3 1.5Z',
)
