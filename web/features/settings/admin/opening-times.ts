import type { ShopSettings } from '../../../../contract/settings/settings.ts'

export type Span = ShopSettings['hours']['mon'][number]
export type SpecialDay = ShopSettings['specialDays'][number]

/** A day's spans as the text that a form holds: `09:00-13:00, 16:00-21:30`; '' is closed. */
export function formatSpans(spans: Span[]): string {
  return spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
}

export function parseSpans(text: string): Span[] {
  if (text === '') return []
  return text.split(', ').map((span) => {
    const [opens = '', closes = ''] = span.split('-')
    return { opens, closes }
  })
}

/** Special days as the text that a form holds: JSON, in which their words cannot be mistaken. */
export function formatDays(days: SpecialDay[]): string {
  return days.length === 0 ? '' : JSON.stringify(days)
}

export function parseDays(text: string): SpecialDay[] {
  return text === '' ? [] : JSON.parse(text)
}

/** A special day as people read it. */
export function describeDay({ date, spans, note, noteTa }: SpecialDay): string {
  return [date, formatSpans(spans) || 'closed', note, noteTa].filter(Boolean).join(', ')
}
