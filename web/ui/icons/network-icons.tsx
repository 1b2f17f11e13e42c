import { brandIcon, type IconProps } from './brand-icons.tsx'

/** The icons of the networks that the footer links to. */

const outline: IconProps = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

export const InstagramIcon = brandIcon(
  outline,
  <>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4.2" />
    <circle cx="17.2" cy="6.8" r="1.1" fill="currentColor" stroke="none" />
  </>,
)
export const FacebookIcon = brandIcon(
  outline,
  <path d="M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6H18V3h-3c-2.8 0-4.5 1.7-4.5 4.5v2H7.5V13h3v8" />,
)
export const YoutubeIcon = brandIcon(
  outline,
  <>
    <rect x="2" y="5" width="20" height="14" rx="4.5" />
    <path d="m10 9 5 3-5 3Z" fill="currentColor" />
  </>,
)
