/** The months in either language. Not by `Intl`: few browsers know them in Tamil. */
export const monthNames = {
  en: 'January February March April May June July August September October November December',
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
}

/** `28 November` of a date like `2026-11-28`; in Tamil the month comes first. */
export function writeDay(date: string, language: keyof typeof monthNames): string {
  const [, month, day] = date.split('-').map(Number)
  const name = monthName(month ?? 0, language)
  return language === 'ta' ? `${name} ${day}` : `${day} ${name}`
}

/** `28 Nov` of a date like `2026-11-28`. */
export function writeShortDay(date: string): string {
  const [day, month = ''] = writeDay(date, 'en').split(' ')
  return `${day} ${month.slice(0, 3)}`
}

/** The name of a month, from 1 to 12. */
export function monthName(month: number, language: keyof typeof monthNames): string {
  return monthNames[language].split(' ')[month - 1] ?? ''
}
