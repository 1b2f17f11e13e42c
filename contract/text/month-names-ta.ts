/** Months in Tamil. `Intl` is not used, because few browsers know them. */
const monthNames = 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்'.split(' ')

/** `நவம்பர் 28` of a date like `2026-11-28`. */
export function writeDayTa(date: string): string {
  const [, month = 0, day] = date.split('-').map(Number)
  return `${monthNameTa(month)} ${day}`
}

/** The name of a month, from 1 to 12. */
export function monthNameTa(month: number): string {
  return monthNames[month - 1] ?? ''
}
