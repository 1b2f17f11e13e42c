import { lineIcon } from './icons.tsx'

/** The icons that stand within some pages. */

export const ArrowLeftIcon = lineIcon('M20 12H4m7-7-7 7 7 7')
export const ArrowRightIcon = lineIcon('M4 12h16m-7-7 7 7-7 7')
export const ClockIcon = lineIcon('M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z')
export const DirectionsIcon = lineIcon('M20.5 3.5 13.5 21l-3-7.5L3 10.5Z')
export const FiltersIcon = lineIcon('M3 7h10m6 0h2M3 17h2m6 0h10M16 4.5v5M8 14.5v5')
export const MailIcon = lineIcon(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 7l8.5 6 8.5-6',
)
export const MapPinIcon = lineIcon(
  'M19 10c0 5-7 11.5-7 11.5S5 15 5 10a7 7 0 0 1 14 0Zm-4.5 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
)
export const PauseIcon = lineIcon('M8 5v14m8-14v14')
export const PlayIcon = lineIcon('M7 4.5v15l12-7.5Z')
export const RetryIcon = lineIcon('M20 4v5h-5m4.8-.2A8 8 0 1 0 20 14')
export const SearchIcon = lineIcon('m20.5 20.5-4.6-4.6M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z')
export const ShareIcon = lineIcon(
  'm8.6 10.6 6.8-4.2m-6.8 7 6.8 4.2M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm12-7a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm0 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
)
